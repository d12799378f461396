import CGtk
public import Gtk
import Longpress

/// The menu that is open in a window or over a popover, as a person sees it.
@MainActor
public enum MenuOnScreen {
    /// The popovers of edit and context menus on screen in a window, submenus aside.
    package static func popovers(in window: Native) -> [Widget] {
        window.children.filter {
            $0.isOpenPopover
                && ($0.hasStyle("longpress-edit-menu") || $0.hasStyle("longpress-context-menu"))
        }
    }

    /// The menu in words, nil if none is open: `Cut | Copy` for an edit menu; for a context menu a line for each row,
    /// with `—` for a separator, `·` between commands side by side, `▸` after what opens a submenu, `✓` before what is on, and
    /// `⟳` after what is still loading. What is marked as destructive has “(destructive)” after it.
    public static func outline(in window: Native) -> String? {
        let menus = popovers(in: window)
        guard let menu = menus.first else { return nil }
        let separator = menu.hasStyle("longpress-edit-menu") ? " | " : "\n"
        return menus.map { outline(of: $0).joined(separator: separator) }.joined(separator: "\n=== and ===\n")
    }

    /// The submenu that is open, in words; nil if none is.
    public static func submenu(in window: Native) -> String? {
        submenuPopover(in: window).map { outline(of: $0).joined(separator: "\n") }
    }

    package static func submenuPopover(in window: Native) -> Widget? {
        popovers(in: window).flatMap { descendants(of: $0) }.first(where: \.isOpenPopover)
    }

    /// The buttons of a menu, submenus aside, or of a submenu.
    package static func buttons(of popover: Widget) -> [Widget] {
        descendants(of: popover, downTo: \.isPopover).filter { $0.typeName == "GtkButton" }
    }

    /// The label of a button.
    package static func title(of button: Widget) -> String {
        descendants(of: button).compactMap { Label($0)?.text }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The item that the keyboard is on, in the menu and in the submenu.
    public static func current(in window: Native) -> String {
        let menu = popovers(in: window).flatMap(buttons)
        let submenu = submenuPopover(in: window).map(buttons) ?? []
        return (menu + submenu).filter { $0.hasStyle("longpress-current") }.map(title).joined(separator: " > ")
    }

    /// Chooses the item with a label, in the menu or its submenu, as an assistive tool does.
    package static func choose(_ label: String, in window: Native) throws {
        try button(label, in: window).emit("clicked")
    }

    /// Clicks the item with a label, in the menu or its submenu, with the display's pointer.
    public static func click(_ label: String, in window: Native) throws {
        try TestDisplay.shared().pointer.click(at: place(of: label, in: window))
    }

    /// The middle of the item with a label, in the menu or its submenu, on the screen.
    public static func place(of label: String, in window: Native) throws -> ScreenPoint {
        try button(label, in: window).screenRectangle.center
    }

    /// The button of the item with a label.
    private static func button(_ label: String, in window: Native) throws -> Widget {
        let open = popovers(in: window) + [submenuPopover(in: window)].compactMap { $0 }
        guard let button = open.flatMap(buttons).first(where: { title(of: $0) == label }) else {
            throw TestFailure("the menu has no “\(label)”: \(outline(in: window) ?? "none is open")")
        }
        return button
    }

    /// All widgets in a widget, in order.
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

    /// The names of the icons in a row.
    package static func icons(of row: Widget) -> [String] {
        descendants(of: row).filter { $0.typeName == "GtkImage" }
            .compactMap { gtk_image_get_icon_name($0.opaque).map { String(cString: $0) } }
    }
}
