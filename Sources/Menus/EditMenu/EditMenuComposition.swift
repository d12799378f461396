extension EditMenu {
    /// Returns the menu to show now for a responder: without the commands that can't be performed, and with the current titles.
    ///
    /// It has only commands that some responder in the chain performs now: the standard commands in their order, other system
    /// commands in the given order, then all custom ones in the order in which they were added. Each id shows once, and at
    /// most ``customLimit`` custom commands show; suggestions for a misspelt word and commands for an address come in addition
    /// and displace nothing. The menu of a secret has no command that could reveal it. If no command applies, the menu has its
    /// ``fallback``. It is empty if that doesn't apply either, or if the responder can't become first responder; an empty menu
    /// isn't shown. Composing a composed menu again changes nothing.
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
            guard Self.countsTowardLimit(item) else { return true }
            left -= 1
            return left >= 0
        }
    }

    /// Returns whether a command counts towards ``customLimit``: whether it is a custom command that applies to any text, not
    /// only to what was found at a position.
    package static func countsTowardLimit(_ command: Command) -> Bool {
        command.kind == .custom && !found.contains(command.id)
    }

    private static let found = Set((Command.spelling + Command.links).map(\.id))

    /// Returns commands in the order in which an edit menu shows them (E1, E31), each id once.
    static func ordered(_ commands: [Command]) -> [Command] {
        var known: Set<Command.ID> = []
        let system = commands.filter { $0.kind == .system }
        let standard = Command.standardEditing.flatMap { one in system.filter { $0.id == one.id } }
        let standardIDs = Set(Command.standardEditing.map(\.id))
        let others = system.filter { !standardIDs.contains($0.id) }
        return (standard + others + commands.filter { $0.kind == .custom }).filter { known.insert($0.id).inserted }
    }
}
