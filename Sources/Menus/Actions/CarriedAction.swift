/// The code of an ``Action``: a responder for this one command, asked before all others.
@MainActor final class CarriedAction: Responder, Hashable {
    private static var count = 0

    let handler: CommandHandler
    /// Whether the command's id was generated.
    nonisolated let isNameless: Bool

    init(_ handler: CommandHandler, isNameless: Bool) {
        (self.handler, self.isNameless) = (handler, isNameless)
    }

    func handler(for command: Command) -> CommandHandler? { command.action === self ? handler : nil }

    /// Returns an id for a command without one of its own: two commands with the same title in one menu are different.
    static func nextID(for title: String) -> Command.ID {
        count += 1
        return Command.ID(rawValue: "\(title) \(count)")
    }

    nonisolated static func == (left: CarriedAction, right: CarriedAction) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
