import CGtk
public import Gtk
import Longpress

/// The open menu of a window or popover, as the user sees it.
@MainActor
public enum MenuOnScreen {
    /// Returns the popovers of the edit and context menus that are open in a window, without submenus.
    package static func popovers(in window: Native) -> [Widget] {
        window.children.filter {
            $0.isOpenPopover
                && ($0.hasStyle("longpress-edit-menu") || $0.hasStyle("longpress-context-menu"))
        }
    }

    /// Returns the open menu in words; `nil` if none is open.
    ///
    /// An edit menu is one line, such as `Cut | Copy`. A context menu has a line for each row, with `—` for a separator, `·`
    /// between commands side by side, `▸` after an item with a submenu, `✓` before an item that is on, and `⟳` after an item
    /// that is still loading. A destructive item is followed by “(destructive)”.
    public static func outline(in window: Native) -> String? {
        let menus = popovers(in: window)
        guard let menu = menus.first else { return nil }
        let separator = menu.hasStyle("longpress-edit-menu") ? " | " : "\n"
        return menus.map { outline(of: $0).joined(separator: separator) }.joined(separator: "\n=== and ===\n")
    }

    /// Returns the open submenu in words; `nil` if none is open.
    public static func submenu(in window: Native) -> String? {
        submenuPopover(in: window).map { outline(of: $0).joined(separator: "\n") }
    }

    package static func submenuPopover(in window: Native) -> Widget? {
        popovers(in: window).flatMap { descendants(of: $0) }.first(where: \.isOpenPopover)
    }

    /// Returns the buttons of a menu, without those of submenus, or of a submenu.
    package static func buttons(of popover: Widget) -> [Widget] {
        descendants(of: popover, downTo: \.isPopover).filter { $0.typeName == "GtkButton" }
    }

    /// Returns the label of a button.
    package static func title(of button: Widget) -> String {
        descendants(of: button).compactMap { Label($0)?.text }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the label of the menu item that the keyboard has selected, followed by that of the submenu, as in `Share >
    /// Mail`; empty if there is none.
    public static func current(in window: Native) -> String {
        let menu = popovers(in: window).flatMap(buttons)
        let submenu = submenuPopover(in: window).map(buttons) ?? []
        return (menu + submenu).filter { $0.hasStyle("longpress-current") }.map(title).joined(separator: " > ")
    }

    /// Activates the item with a label, in the menu or its submenu, as an assistive technology does.
    package static func choose(_ label: String, in window: Native) throws {
        try button(label, in: window).emit("clicked")
    }

    /// Clicks the item with a label, in the menu or its submenu, with the display's pointer.
    public static func click(_ label: String, in window: Native) throws {
        try TestDisplay.shared().pointer.click(at: point(of: label, in: window))
    }

    /// Returns the centre of the item with a label, in the menu or its submenu, in screen coordinates.
    public static func point(of label: String, in window: Native) throws -> ScreenPoint {
        try button(label, in: window).screenRectangle.center
    }

    private static func button(_ label: String, in window: Native) throws -> Widget {
        let open = popovers(in: window) + [submenuPopover(in: window)].compactMap { $0 }
        guard let button = open.flatMap(buttons).first(where: { title(of: $0) == label }) else {
            throw TestFailure("the menu has no “\(label)”: \(outline(in: window) ?? "none is open")")
        }
        return button
    }

    /// Returns all descendants of a widget, in order, except those for which `isLimit` is true and their descendants.
    package static func descendants(of widget: Widget, downTo isLimit: (Widget) -> Bool = { _ in false }) -> [Widget] {
        widget.children.filter { !isLimit($0) }.flatMap { [$0] + descendants(of: $0, downTo: isLimit) }
    }

    private static func outline(of popover: Widget) -> [String] {
        let isRow = popover.hasStyle("longpress-edit-menu")
        return rows(of: popover).compactMap { row -> String? in
            switch row.typeName {
            case "GtkLabel": "[\(Label(row)?.text ?? "")]"
            case "GtkSeparator": isRow ? nil : "—"
            case "GtkBox" where row.hasStyle("longpress-line"):
                row.children.map { ($0.hasStyle("longpress-on") ? "✓ " : "") + title(of: $0) }.joined(separator: " · ")
            case "GtkBox":
                "“\(title(of: row))”" + (row.children.contains { $0.typeName == "GtkSpinner" } ? " ⟳" : "")
            default:
                (icons(of: row).contains("object-select-symbolic") ? "✓ " : "") + title(of: row)
                    + (["pan-end-symbolic", "pan-start-symbolic"].contains(icons(of: row).last) ? " ▸" : "")
                    + (row.hasStyle("longpress-destructive") ? " (destructive)" : "")
            }
        }
    }

    private static func rows(of widget: Widget) -> [Widget] {
        widget.children.flatMap { child -> [Widget] in
            switch child.typeName {
            case "GtkButton", "GtkSeparator", "GtkLabel": [child]
            case _ where child.isPopover: []
            case "GtkScrollbar", "GtkTooltipWindow": []
            case "GtkBox" where child.hasStyle("longpress-message") || child.hasStyle("longpress-line"): [child]
            default: rows(of: child)
            }
        }
    }

    /// Returns the names of the icons in a row.
    package static func icons(of row: Widget) -> [String] {
        descendants(of: row).filter { $0.typeName == "GtkImage" }
            .compactMap { gtk_image_get_icon_name($0.opaque).map { String(cString: $0) } }
    }
}
