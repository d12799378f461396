import Menus

/// A responder with replies set by the test, which records the commands it performed.
@MainActor final class FakeResponder: Responder {
    var nextResponder: (any Responder)?
    var canBecomeFirstResponder = true
    var keepsSecret = false
    var able: (Command) -> Bool
    /// The commands that are its own and can't be performed now.
    var unable: Set<Command.ID> = []
    var titles: [Command.ID: String]
    var toggles: [Command.ID: Bool]
    private(set) var performed: [Command.ID] = []

    init(
        able: @escaping (Command) -> Bool = { _ in true }, titles: [Command.ID: String] = [:],
        toggles: [Command.ID: Bool] = [:], next: (any Responder)? = nil
    ) {
        self.able = able
        self.titles = titles
        self.toggles = toggles
        nextResponder = next
    }

    convenience init(only first: Command.ID, _ others: Command.ID..., next: (any Responder)? = nil) {
        let ids = Set([first] + others)
        self.init(able: { ids.contains($0.id) }, next: next)
    }

    convenience init(state: EditingState) {
        self.init(able: state.allows)
    }

    func handler(for command: Command) -> CommandHandler? {
        let isUnable = unable.contains(command.id)
        guard isUnable || able(command) else { return nil }
        return CommandHandler(
            isAvailable: { !isUnable }, title: { self.titles[command.id] }, isOn: { self.toggles[command.id] },
            perform: { self.performed.append(command.id) })
    }
}

/// A responder with only the default implementations.
@MainActor final class SilentResponder: Responder {
    func handler(for command: Command) -> CommandHandler? { nil }
}
