/// The commands without an id of their own that a menu shows. Where the menu is made anew, each is given the id that it had, so
/// that it is known to be the same one: the first of its title, the second, and so on.
package struct KnownActions {
    private var ids: [String: ArraySlice<Command.ID>]

    /// Takes note of the commands that are shown.
    package init(_ commands: [Command]) {
        let nameless = commands.filter { $0.action?.isNameless == true }
        ids = Dictionary(grouping: nameless, by: \.title).mapValues { $0.map(\.id)[...] }
    }

    /// Returns commands that were made anew, in their order, with the ids that they had.
    package mutating func identify(_ commands: [Command]) -> [Command] { commands.map { identify($0) } }

    /// Returns a menu that was made anew, with the ids that its commands had.
    package mutating func identify(_ menu: ContextMenu) -> ContextMenu {
        var menu = menu
        menu.sections = identify(menu.sections)
        return menu
    }

    private mutating func identify(_ sections: [ContextMenu.Section]) -> [ContextMenu.Section] {
        sections.map { section in
            var section = section
            section.elements = section.elements.map { element in
                switch element {
                case .command(let command): return .command(identify(command))
                case .submenu(var submenu):
                    submenu.sections = identify(submenu.sections)
                    return .submenu(submenu)
                case .deferred, .message: return element
                }
            }
            return section
        }
    }

    private mutating func identify(_ command: Command) -> Command {
        guard command.action?.isNameless == true, let id = ids[command.title]?.popFirst() else { return command }
        var command = command
        command.id = id
        return command
    }
}

extension EditMenu {
    /// The menu, which was made anew, with the ids that its commands had.
    package func identified(as before: EditMenu) -> EditMenu {
        var (menu, known) = (self, KnownActions(before.commands))
        menu.commands = known.identify(commands)
        return menu
    }
}

extension DeferredCommands.State {
    /// What has been loaded anew, with the ids of what was loaded before.
    package func identified(as before: Self?) -> Self {
        guard case .loaded(let commands) = self, case .loaded(let shown) = before else { return self }
        var known = KnownActions(shown)
        return .loaded(known.identify(commands))
    }
}
