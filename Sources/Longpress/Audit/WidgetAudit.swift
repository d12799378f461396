import Gtk

/// Finds where the menu of one widget departs from the guidelines.
struct WidgetAudit {
    private(set) var findings: [Menus.Finding] = []
    /// The commands that the menu may show.
    private(set) var commands: [Command] = []

    init(of menu: WidgetMenu, on widget: Widget, against menuBar: MenuBar) {
        checkAccess(to: widget)
        switch menu {
        case .edit(let menu):
            commands = menu.commands
            findings += menu.audit
            // People find it by its title. There it may be another command, which is for more than what is selected.
            let titles = Set(menuBar.commands.map(\.title))
            findings += menuBar.missing(from: commands).filter { !titles.contains($0.title) }.map {
                Menus.Finding(.c7, "“\($0.title)” is not in the menu bar")
            }
        case .context(let provider):
            for menu in Self.menus(of: provider, on: widget) {
                commands += menu.commands
                findings += (menu.audit(against: menuBar) + Self.iconFindings(menu)).filter { !findings.contains($0) }
            }
        }
    }

    /// Whoever has no pointer gets to the menu, and hears whose it is.
    private mutating func checkAccess(to widget: Widget) {
        if let responder = widget.nearestResponder {
            if widget.isSensitive, !responder.canBecomeFirstResponder {
                findings.append(
                    Menus.Finding(.r1, "its responder (\(type(of: responder))) can’t become first responder"))
            }
        } else {
            findings.append(Menus.Finding(.r1, "neither it nor anything around it has a responder"))
        }
        if !widget.takesKeyboard, !Self.isReachedFromAnother(widget) {
            findings.append(Menus.Finding(.c2, "the keyboard can’t go to it, so that no key opens its menu"))
        }
        if !widget.hasAccessibleName {
            findings.append(Menus.Finding(.c24, "it has no accessible name to tell what its menu is for"))
        }
    }

    /// Whether the keyboard goes to a widget by way of another one beside it: one of its kind, from which arrow keys lead on,
    /// as in a grid; or one of the same responder that it stands for, as a caption does for its picture.
    private static func isReachedFromAnother(_ widget: Widget) -> Bool {
        guard let others = widget.parent?.children else { return false }
        return others.contains { other in
            guard other != widget, other.menu != nil, other.takesKeyboard else { return false }
            return other.typeName == widget.typeName
                || widget.responder.map { $0 === other.responder } ?? false
        }
    }

    /// The menus for what is focused, and for the widget's middle.
    private static func menus(of provider: ContextMenuProvider, on widget: Widget) -> [ContextMenu] {
        let middle = Point(x: widget.size.width / 2, y: widget.size.height / 2)
        var menus: [ContextMenu] = []
        for request in [ContextMenuRequest(at: nil, by: .keyboard), ContextMenuRequest(at: middle, by: .program)] {
            guard let menu = provider.configuration(for: request)?.menu, !menus.contains(menu) else { continue }
            menus.append(menu)
        }
        return menus
    }

    /// Each item has an icon that the desktop has, but for toggles and choices, which have a mark in its place.
    private static func iconFindings(_ menu: ContextMenu) -> [Menus.Finding] {
        menu.sections.filter { !$0.isSingleChoice }.flatMap(\.elements).compactMap { element in
            let (title, icon): (String, String?) =
                switch element {
                case .command(let command): (command.title, command.icon?.name)
                case .submenu(let submenu): (submenu.title, submenu.icon?.name)
                case .deferred, .message: ("", nil)
                }
            guard !title.isEmpty else { return nil }
            guard let icon else { return Menus.Finding(.c18, "“\(title)” has no icon") }
            return Icons.hasIcon(named: icon)
                ? nil : Menus.Finding(.c18, "the icon of “\(title)”, \(icon), is in no theme")
        }
    }
}
