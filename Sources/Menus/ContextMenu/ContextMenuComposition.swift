extension ContextMenu {
    /// The menu to show now for a responder: what can't be performed is gone, the rest has its title for the moment.
    ///
    /// Submenus and sections left empty are gone too (C10), and an id shows once, where it first stood. Destructive
    /// commands are gathered, in their order, in one last section of their own, or last in their submenu (C15).
    /// Composing a composed menu again changes nothing.
    @MainActor public func composed(for responder: any Responder) -> ContextMenu {
        let chain = ResponderChain(first: responder)
        var shown: Set<Command.ID> = []
        func available(_ commands: [Command]) -> [Command] {
            commands.compactMap(chain.available).filter { shown.insert($0.id).inserted }
        }

        var destructive: [Element] = []
        var kept = sections.map { section in
            var harmless: [Element] = []
            for element in section.elements {
                switch element {
                case .command(let command):
                    for command in available([command]) {
                        if command.isDestructive {
                            destructive.append(.command(command))
                        } else {
                            harmless.append(.command(command))
                        }
                    }
                case .submenu(var submenu):
                    let commands = available(submenu.commands)
                    submenu.commands = commands.filter { !$0.isDestructive } + commands.filter(\.isDestructive)
                    if !submenu.commands.isEmpty { harmless.append(.submenu(submenu)) }
                }
            }
            return Section(harmless)
        }
        kept.append(Section(destructive))
        return ContextMenu(title: title, kept.filter { !$0.elements.isEmpty })
    }
}
