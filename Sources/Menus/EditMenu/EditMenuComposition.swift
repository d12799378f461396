extension EditMenu {
    /// The menu to show now for a responder: what can't be performed is gone, the rest has its title for the moment.
    ///
    /// Only what some responder in the chain performs now is there: the standard commands in their order,
    /// other system commands in the order given, then all custom ones in the order they were added. An id
    /// shows once, and of the custom ones no more than ``customLimit``, to which suggestions for a misspelt word and commands for
    /// an address come in addition: nothing vanishes for them. The menu of a secret has nothing that could reveal
    /// it. If nothing of that makes sense, the menu has its ``fallback``. It is empty if nothing makes sense at all, or if the
    /// responder can't become first responder; an empty menu isn't shown. Composing a composed menu again changes nothing.
    @MainActor public func composed(for responder: any Responder) -> EditMenu {
        var menu = self
        let items = items(of: ordered, for: responder)
        menu.show(items.isEmpty ? self.items(of: Self.ordered(fallback), for: responder) : items)
        return menu
    }

    @MainActor private func items(of ordered: [Command], for responder: any Responder) -> [Command] {
        guard responder.canBecomeFirstResponder else { return [] }
        var items: [Command] = []
        items.reserveCapacity(ordered.count)
        let offered = responder.keepsSecret ? ordered.filter { Command.allowedForSecrets.contains($0.id) } : ordered
        ResponderChain(first: responder).forEachAvailable(of: offered) { items.append($0) }
        guard let customLimit else { return items }
        var left = max(customLimit, 0)
        return items.filter { item in
            guard Self.counts(item) else { return true }
            left -= 1
            return left >= 0
        }
    }

    /// Whether a command counts among those of the program's own of which there should be few: it is there for any text, not
    /// just for what was found at a position.
    package static func counts(_ command: Command) -> Bool { command.kind == .custom && !found.contains(command.id) }

    private static let found = Set((Command.spelling + Command.links).map(\.id))

    /// Commands in the order in which an edit menu shows them (E1, E31), each id once.
    static func ordered(_ commands: [Command]) -> [Command] {
        var known: Set<Command.ID> = []
        let system = commands.filter { $0.kind == .system }
        let standard = Command.standardEditing.flatMap { one in system.filter { $0.id == one.id } }
        let standardIDs = Set(Command.standardEditing.map(\.id))
        let others = system.filter { !standardIDs.contains($0.id) }
        return (standard + others + commands.filter { $0.kind == .custom }).filter { known.insert($0.id).inserted }
    }
}
