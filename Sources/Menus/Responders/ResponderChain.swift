/// The responders a command travels, from the first one up, until one of them decides about it: it performs the command, or
/// nobody does.
///
/// A chain that runs in a circle ends where it would meet a responder again.
@MainActor public struct ResponderChain {
    private let first: (any Responder)?

    /// Makes the chain that begins at a responder; one that begins at nil performs nothing.
    public init(first: (any Responder)?) {
        self.first = first
    }

    /// The responder in the chain that performs a command now, or nil if the first one with a handler can't, or there is none.
    /// What an ``Action`` does is asked before, and alone.
    public func responder(for command: Command) -> (any Responder)? {
        let decider = command.action ?? first { $0.handler(for: command)?.decides == true }
        return decider?.canPerform(command) == true ? decider : nil
    }

    /// The first responder in the chain of which something is true; those after it aren't asked for.
    private func first(where isWanted: (any Responder) -> Bool) -> (any Responder)? {
        // Kept alive rather than remembered by address: a responder made on the fly may get the address of a freed one.
        var asked: [any Responder] = []
        var next = first
        while let responder = next, !asked.contains(where: { $0 === responder }) {
            if isWanted(responder) { return responder }
            asked.append(responder)
            next = responder.nextResponder
        }
        return nil
    }

    /// All of the chain, from the first one up.
    package var responders: [any Responder] {
        var all: [any Responder] = []
        _ = first {
            all.append($0)
            return false
        }
        return all
    }

    /// Whether a responder in the chain performs a command now.
    public func canPerform(_ command: Command) -> Bool {
        responder(for: command) != nil
    }

    /// Has a command performed by the responder that does so now; false if there is none, and then nothing happens.
    @discardableResult public func perform(_ command: Command) -> Bool {
        guard let responder = responder(for: command) else { return false }
        responder.perform(command)
        return true
    }

    /// The label for the moment, as given by whoever would perform the command, or else the command's own.
    public func title(for command: Command) -> String {
        responder(for: command)?.title(for: command) ?? command.title
    }

    /// Whether a toggle is on, as told by whoever would perform it; nil if it isn't a toggle or nobody would.
    public func isOn(_ command: Command) -> Bool? {
        responder(for: command)?.isOn(command)
    }

    /// Those of some commands that somebody can perform now, each with its title and its check mark for the moment, in their
    /// order. The chain is walked only once.
    func forEachAvailable(of commands: [Command], _ body: (Command) -> Void) {
        let responders = responders
        for command in commands {
            if let command = Self.available(command, to: responders) { body(command) }
        }
    }

    /// A command with its title and check mark for the moment; nil if nobody in a chain can perform it now.
    static func available(_ command: Command, to responders: [any Responder]) -> Command? {
        guard let handler = handler(of: command, in: responders)?.ifAvailable else { return nil }
        var command = command
        if let title = handler.title { command.title = title }
        command.isOn = handler.isOn
        return command
    }

    /// The answer of the first that has one; those after it aren't asked.
    private static func handler(of command: Command, in responders: [any Responder]) -> CommandHandler? {
        if let action = command.action { return action.handler }
        for responder in responders {
            if let handler = responder.handler(for: command), handler.decides { return handler }
        }
        return nil
    }

    /// Each of some commands with its title and its check mark for the moment, or nil if nobody can perform it now; in their
    /// order. The chain is walked only once.
    public func available(_ commands: [Command]) -> [Command?] {
        let responders = responders
        return commands.map { Self.available($0, to: responders) }
    }
}
