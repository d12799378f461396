extension EditMenu {
    /// The items to show now for a responder, each with its title for the moment.
    ///
    /// Only what some responder in the chain performs now is there: the standard commands in their order,
    /// other system commands in the order given, then all custom ones in the order they were added. An id
    /// shows once, and of the custom ones no more than ``customLimit``. The menu of a secret has nothing that could reveal
    /// it. The list is empty if nothing makes sense, or if the responder can't become first responder; an empty menu
    /// isn't shown.
    @MainActor public func items(for responder: any Responder) -> [Command] {
        guard responder.canBecomeFirstResponder else { return [] }
        var items: [Command] = []
        items.reserveCapacity(ordered.count)
        let offered = responder.keepsSecret ? ordered.filter { Command.revealingNothing.contains($0.id) } : ordered
        ResponderChain(first: responder).forEachAvailable(of: offered) { items.append($0) }
        guard let customLimit else { return items }
        return items.filter { $0.kind == .system } + items.filter { $0.kind == .custom }.prefix(max(customLimit, 0))
    }

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
