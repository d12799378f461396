import Gtk

/// The commands of a menu model for one widget, as long as its menu is open. Each is an action that GTK finds from the widget on.
///
/// What is disabled or missing isn't available, and so not shown. While the menu is open, it follows the model and the actions.
package final class ModelMenu {
    private let widget: WeakObject<Widget>
    private let owner: WeakObject<Widget>
    private let model: MenuModel
    private let states: ActionStates
    private var changes: [ItemChanges] = []
    private var ids: [String: Int] = [:]
    private var choices: Set<Command.ID> = []
    /// The models that are being read, from the outermost inwards.
    private var path: [MenuModel] = []

    /// Takes a model, the widget from which its actions are found and, if the program may take that one away as the menu closes,
    /// the one from which they are found then.
    init(_ model: MenuModel, for widget: Widget, on owner: Widget? = nil) {
        self.widget = WeakObject(widget)
        self.owner = WeakObject(owner ?? widget)
        self.model = model
        states = ActionStates(from: widget) { MenuPresenter.shared.setNeedsUpdate() }
    }

    // MARK: A context menu

    /// The sections of a context menu. Submenus in a submenu are sections of it, under their labels.
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
                    MenuFault.tellOfDeepSubmenu(label, of: widget.value)
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

    /// A section whose commands exclude each other, if they all do.
    private func choice(_ section: ContextMenu.Section) -> ContextMenu.Section {
        var section = section
        section.isSingleChoice = section.elements.count > 1 && section.elements.allSatisfy(isChoice)
        return section
    }

    private func isChoice(_ element: ContextMenu.Element) -> Bool {
        if case .command(let command) = element { choices.contains(command.id) } else { false }
    }

    // MARK: An edit menu

    /// The commands of an edit menu. It has no submenus: what is in them comes in their place. Nor does it show whether something
    /// is on: toggles and choices, which are settings rather than commands for the text, are left out.
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

    /// Reads the items of a model, and follows its changes from now on. A model inside itself is left out there.
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

    /// The command for an item; nil for one that can't be chosen or has nothing to show.
    private func command(for item: MenuModelItem) -> Command? {
        guard let action = item.action, let label = item.label, !label.isEmpty else { return nil }
        let id = id(for: action)
        if states.mark(of: action) == .radio { choices.insert(id) }
        // The command is performed once its menu has closed, and remembered after that.
        let place = { [widget] in widget.value.flatMap { $0.window == nil ? nil : $0 } }
        let source = { [owner] in place() ?? owner.value }
        let current = { [weak states] in
            place().flatMap { _ in states } ?? source().map { ActionStates(from: $0) {} }
        }
        return Command(
            label, id: id, icon: item.icon.map(MenuIcon.init), role: item.isDestructive ? .destructive : nil,
            isAvailable: current()?.isEnabled(action) ?? false, isOn: current()?.isOn(action)
        ) {
            if let widget = source() { action.activate(from: widget) }
        }
    }

    /// An id for an action, the same each time the model is read. For an action that is in the menu more than once, a character
    /// follows that no name of an action has, and a number.
    private func id(for action: NamedAction) -> Command.ID {
        let count = ids[action.id, default: 0]
        ids[action.id] = count + 1
        return Command.ID(rawValue: count == 0 ? action.id : "\(action.id)\(Self.again)\(count)")
    }

    private static let again: Character = "\u{1F}"

    /// The name of the action that a command of such a menu stands for; the id of any other command.
    package static func actionName(of command: Command) -> String {
        String(command.id.rawValue.prefix { $0 != again })
    }
}
