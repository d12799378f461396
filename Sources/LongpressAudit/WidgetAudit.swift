import Gtk
import Longpress
import MenuGuidelines
import Menus

/// Checks the menu of one widget against the guidelines.
struct WidgetAudit {
    private(set) var findings: [MenuGuidelines.Finding] = []
    /// All commands that the menu may show.
    private(set) var commands: [Command] = []

    init(of menu: WidgetMenu, on widget: Widget, against menuBar: MenuBar) {
        checkAccess(to: widget)
        switch menu {
        case .edit(let menu):
            commands = menu.commands
            findings += menu.audit(against: menuBar)
        case .context(let provider):
            for menu in Self.menus(of: provider, on: widget) {
                commands += menu.commands
                findings += (menu.audit(against: menuBar) + Self.iconFindings(menu)).filter { !findings.contains($0) }
            }
        }
    }

    /// Checks that the menu is reachable without a pointer, and that screen readers can announce which item it belongs to.
    private mutating func checkAccess(to widget: Widget) {
        if let responder = widget.nearestResponder {
            if widget.isSensitive, !responder.canBecomeFirstResponder {
                findings.append(
                    MenuGuidelines.Finding(
                        .canBecomeFirstResponder, "its responder (\(type(of: responder))) can’t become first responder")
                )
            }
        } else {
            findings.append(
                MenuGuidelines.Finding(.canBecomeFirstResponder, "neither it nor any of its ancestors has a responder"))
        }
        if !widget.isReachedByKeyboard {
            findings.append(
                MenuGuidelines.Finding(
                    .secondaryClickOpens, "the keyboard can’t reach it, so no key opens its menu"))
        }
        if !widget.hasAccessibleName {
            findings.append(
                MenuGuidelines.Finding(
                    .previewIdentifiesItem, "it has no accessible name that says what its menu is for")
            )
        }
    }

    /// Returns the menus for the focused item, and for the centre of the widget.
    private static func menus(of provider: WidgetMenu.ContextMenuProvider, on widget: Widget) -> [ContextMenu] {
        let middle = Point(x: widget.size.width / 2, y: widget.size.height / 2)
        var menus: [ContextMenu] = []
        for request in [ContextMenuRequest(at: nil, by: .keyboard), ContextMenuRequest(at: middle, by: .program)] {
            guard let menu = provider(request)?.menu, !menus.contains(menu) else { continue }
            menus.append(menu)
        }
        return menus
    }

    /// Checks that each item has an icon that the desktop's theme contains.
    private static func iconFindings(_ menu: ContextMenu) -> [MenuGuidelines.Finding] {
        menu.icons.filter { !$0.title.isEmpty }.compactMap { title, icon in
            guard let icon else { return MenuGuidelines.Finding(.familiarIcons, "“\(title)” has no icon") }
            return icon.isKnown
                ? nil
                : MenuGuidelines.Finding(.familiarIcons, "the icon of “\(title)”, \(icon), isn’t in the icon theme")
        }
    }
}
