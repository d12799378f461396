/// The commands in a menu whose ids were generated. When the menu is rebuilt, each command gets its previous id, so that it is
/// recognized as the same: commands are matched by title, and by order among equal titles.
package struct KnownActions {
    private var ids: [String: ArraySlice<Command.ID>]

    /// Records the commands that are shown.
    package init(_ commands: [Command]) {
        let nameless = commands.filter { $0.action?.isNameless == true }
        ids = Dictionary(grouping: nameless, by: \.title).mapValues { $0.map(\.id)[...] }
    }

    /// Returns rebuilt commands, in order, with their previous ids.
    package mutating func identify(_ commands: [Command]) -> [Command] { commands.map { identify($0) } }

    /// Returns a rebuilt menu with the previous ids of its commands.
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
    /// Returns the menu, which was rebuilt, with the previous ids of its commands.
    package func identified(as before: EditMenu) -> EditMenu {
        var (menu, known) = (self, KnownActions(before.commands))
        menu.commands = known.identify(commands)
        return menu
    }
}

extension DeferredCommands.State {
    /// Returns the state, which was loaded again, with the previous ids of its commands.
    package func identified(as before: Self?) -> Self {
        guard case .loaded(let commands) = self, case .loaded(let shown) = before else { return self }
        var known = KnownActions(shown)
        return .loaded(known.identify(commands))
    }
}
