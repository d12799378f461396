import Gtk

/// The commands of a menu model for one widget, while its menu is open. Each is an action that GTK looks up from the widget.
///
/// Disabled and missing actions aren't available, and therefore not shown. While the menu is open, it follows changes of the
/// model and the actions.
package final class ModelMenu {
    private let widget: WeakObject<Widget>
    private let owner: WeakObject<Widget>
    private let model: MenuModel
    private let states: ActionStates
    private var changes: [ItemChanges] = []
    private var ids: [String: Int] = [:]
    private var choices: Set<Command.ID> = []
    /// The models that are being read, outermost first.
    private var path: [MenuModel] = []

    /// Creates the commands of a model. `widget` is where its actions are looked up. If the program may remove that widget when
    /// the menu closes, they are looked up from `owner` instead then.
    init(_ model: MenuModel, for widget: Widget, on owner: Widget? = nil) {
        self.widget = WeakObject(widget)
        self.owner = WeakObject(owner ?? widget)
        self.model = model
        states = ActionStates(from: widget) { MenuPresenter.shared.setNeedsUpdate() }
    }

    // MARK: A context menu

    /// Returns the sections of a context menu. Submenus within a submenu become sections of it, titled with their labels.
    package func sections() -> [ContextMenu.Section] {
        startOver()
        return sections(of: model, isInSubmenu: false)
    }

    private func sections(of model: MenuModel, title: String? = nil, isRowOfIcons: Bool = false, isInSubmenu: Bool)
        -> [ContextMenu.Section]
    {
        var sections = [section(title, isRowOfIcons)]
        read(model) { item in
            if let inner = item.section {
                sections += self.sections(
                    of: inner, title: item.label, isRowOfIcons: item.isRowOfIcons, isInSubmenu: isInSubmenu)
                sections.append(section(nil, isRowOfIcons))
            } else if let inner = item.submenu, let label = item.label {
                let content = self.sections(of: inner, title: isInSubmenu ? label : nil, isInSubmenu: true)
                if isInSubmenu {
                    MenuFault.reportDeepSubmenu(label, of: widget.value)
                    sections += content + [section(nil, isRowOfIcons)]
                } else {
                    sections[sections.count - 1].elements.append(
                        .submenu(
                            ContextMenu.Submenu(title: label, icon: item.icon.map(MenuIcon.init), sections: content)))
                }
            } else if let command = command(for: item) {
                sections[sections.count - 1].elements.append(.command(command))
            }
        }
        return sections.filter { !$0.elements.isEmpty }.map(choice)
    }

    private func section(_ title: String?, _ isRowOfIcons: Bool) -> ContextMenu.Section {
        ContextMenu.Section(title: title, elementSize: isRowOfIcons ? .small : .large, [])
    }

    /// Marks the section as a single choice if all of its commands are radio items.
    private func choice(_ section: ContextMenu.Section) -> ContextMenu.Section {
        var section = section
        section.isSingleChoice = section.elements.count > 1 && section.elements.allSatisfy(isChoice)
        return section
    }

    private func isChoice(_ element: ContextMenu.Element) -> Bool {
        if case .command(let command) = element { choices.contains(command.id) } else { false }
    }

    // MARK: An edit menu

    /// Returns the commands of an edit menu. It has no submenus: their commands are included in their place. It doesn't show
    /// states either, so toggles and choices, which are settings rather than commands for the text, are left out.
    func commands() -> [Command] {
        startOver()
        return commands(of: model)
    }

    private func commands(of model: MenuModel) -> [Command] {
        var found: [Command] = []
        read(model) { item in
            if let inner = item.section ?? item.submenu {
                found += commands(of: inner)
            } else if let action = item.action, states.mark(of: action) == .none, let command = command(for: item) {
                found.append(command)
            }
        }
        return found
    }

    // MARK: Commands

    private func startOver() {
        (changes, ids, choices) = ([], [:], [])
    }

    /// Reads the items of a model and observes its changes from now on. A model nested in itself is skipped.
    private func read(_ model: MenuModel, _ body: (MenuModelItem) -> Void) {
        guard !path.contains(model) else { return }
        path.append(model)
        defer { path.removeLast() }
        follow(model)
        model.items.forEach(body)
    }

    private func follow(_ model: MenuModel) {
        changes.append(model.onItemsChange { MenuPresenter.shared.reloadVisibleMenu() })
    }

    /// Returns the command for an item; nil for one that has no action or no label.
    private func command(for item: MenuModelItem) -> Command? {
        guard let action = item.action, let label = item.label, !label.isEmpty else { return nil }
        let id = id(for: action)
        if states.mark(of: action) == .radio { choices.insert(id) }
        // The command is performed after its menu has closed, and may be kept even longer.
        let attachedWidget = { [widget] in widget.value.flatMap { $0.window == nil ? nil : $0 } }
        let source = { [owner] in attachedWidget() ?? owner.value }
        let current = { [weak states] in
            attachedWidget().flatMap { _ in states } ?? source().map { ActionStates(from: $0) {} }
        }
        return Command(
            label, id: id, icon: item.icon.map(MenuIcon.init), role: item.isDestructive ? .destructive : nil,
            isAvailable: current()?.isEnabled(action) ?? false, isOn: current()?.isOn(action)
        ) {
            if let widget = source() { action.activate(from: widget) }
        }
    }

    /// Returns an id for an action, the same each time the model is read. If an action is in the menu more than once, the later
    /// ids have a suffix: a character that action names can't contain, and a number.
    private func id(for action: NamedAction) -> Command.ID {
        let count = ids[action.id, default: 0]
        ids[action.id] = count + 1
        return Command.ID(rawValue: count == 0 ? action.id : "\(action.id)\(Self.again)\(count)")
    }

    private static let again: Character = "\u{1F}"

    /// Returns the name of the action behind a command of such a menu; the id of any other command.
    package static func actionName(of command: Command) -> String {
        String(command.id.rawValue.prefix { $0 != again })
    }
}
