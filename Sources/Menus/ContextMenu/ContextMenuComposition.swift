extension ContextMenu {
    /// The menu to show now for a responder: what can't be performed is gone, the rest has its title and its check mark
    /// for the moment, and what has been loaded is in its place.
    ///
    /// Submenus and sections left empty are gone too (C10), and an id shows once, where it first stood. Destructive
    /// commands are gathered, in their order, in one last section of their own, or last in their submenu (C15).
    /// Composing a composed menu again changes nothing.
    ///
    /// - Parameter loads: How far the loading of deferred commands is; what isn't named is as far as it was kept.
    @MainActor public func composed(
        for responder: any Responder, loads: [DeferredCommands: DeferredCommands.State] = [:]
    ) -> ContextMenu {
        var composition = Composition(chain: ResponderChain(first: responder), loads: loads)
        var menu = self
        menu.sections = sections.map { composition.compose($0) }
        menu.sections.append(Section(composition.destructive))
        menu.sections.removeAll { $0.elements.isEmpty }
        return menu
    }
}

/// What a composition remembers from one section to the next.
@MainActor private struct Composition {
    let chain: ResponderChain
    let loads: [DeferredCommands: DeferredCommands.State]
    var shown: Set<Command.ID> = []
    var destructive: [ContextMenu.Element] = []

    mutating func compose(_ section: ContextMenu.Section) -> ContextMenu.Section {
        var composed = section
        composed.elements = section.elements.flatMap { element -> [ContextMenu.Element] in
            switch element {
            case .command(let command): harmless([command], isChoice: section.isSingleChoice)
            case .submenu(let submenu): compose(submenu)
            case .deferred(let deferred): compose(deferred, isChoice: section.isSingleChoice)
            case .message: [element]
            }
        }
        return composed
    }

    private mutating func compose(_ submenu: ContextMenu.Submenu) -> [ContextMenu.Element] {
        let commands = available(submenu.commands, isChoice: submenu.isSingleChoice)
        guard !commands.isEmpty else { return [] }
        var composed = submenu
        composed.commands = commands.filter { !$0.isDestructive } + commands.filter(\.isDestructive)
        return [.submenu(composed)]
    }

    private mutating func compose(_ deferred: DeferredCommands, isChoice: Bool) -> [ContextMenu.Element] {
        switch loads[deferred] ?? deferred.state {
        case .loading: [.deferred(deferred)]
        case .loaded(let commands): harmless(commands, isChoice: isChoice)
        case .failed: [.message(deferred.failureMessage)]
        }
    }

    /// What is available and not destructive; what is destructive goes to the menu's end.
    private mutating func harmless(_ commands: [Command], isChoice: Bool) -> [ContextMenu.Element] {
        let commands = available(commands, isChoice: isChoice)
        destructive += commands.filter(\.isDestructive).map(ContextMenu.Element.command)
        return commands.filter { !$0.isDestructive }.map(ContextMenu.Element.command)
    }

    private mutating func available(_ commands: [Command], isChoice: Bool) -> [Command] {
        chain.available(commands).compactMap(\.self).filter { shown.insert($0.id).inserted }.map { command in
            var command = command
            // Of what excludes each other, each is on or off.
            if isChoice, !command.isDestructive { command.isOn = command.isOn ?? false }
            return command
        }
    }
}
