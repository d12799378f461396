/// What an ``Action`` does: the responder for this one command, before all others.
@MainActor final class CarriedAction: Responder, Hashable {
    private static var count = 0

    let handler: CommandHandler
    /// Whether its command's id was made up.
    nonisolated let isNameless: Bool

    init(_ handler: CommandHandler, isNameless: Bool) {
        (self.handler, self.isNameless) = (handler, isNameless)
    }

    func handler(for command: Command) -> CommandHandler? { command.action === self ? handler : nil }

    /// An id for a command that has none of its own: two of one title in one menu are two commands.
    static func nextID(for title: String) -> Command.ID {
        count += 1
        return Command.ID(rawValue: "\(title) \(count)")
    }

    nonisolated static func == (left: CarriedAction, right: CarriedAction) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
