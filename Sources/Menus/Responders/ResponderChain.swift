/// The responders that are asked about a command, from the first one up, until one of them decides: it performs the command,
/// or the command isn't performed at all.
///
/// A circular chain ends before it reaches a responder again.
@MainActor public struct ResponderChain {
    private let first: (any Responder)?

    /// Makes the chain that begins at a responder; a chain that begins at nil performs nothing.
    public init(first: (any Responder)?) {
        self.first = first
    }

    /// Returns the responder in the chain that can perform a command now, or nil if the first one with a handler can't, or
    /// there is none. An ``Action`` is its own responder: the chain isn't asked.
    public func responder(for command: Command) -> (any Responder)? {
        let decider = command.action ?? first { $0.handler(for: command)?.decides == true }
        return decider?.canPerform(command) == true ? decider : nil
    }

    /// Returns the first responder that satisfies a condition; those after it aren't requested.
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

    /// All responders of the chain, from the first one up.
    package var responders: [any Responder] {
        var all: [any Responder] = []
        _ = first {
            all.append($0)
            return false
        }
        return all
    }

    /// Returns whether a responder in the chain can perform a command now.
    public func canPerform(_ command: Command) -> Bool {
        responder(for: command) != nil
    }

    /// Makes the responder that can perform a command now perform it. Returns false, and does nothing, if there is none.
    @discardableResult public func perform(_ command: Command) -> Bool {
        guard let responder = responder(for: command) else { return false }
        responder.perform(command)
        return true
    }

    /// Returns the current label, given by the responder that would perform the command, or else the command's own.
    public func title(for command: Command) -> String {
        responder(for: command)?.title(for: command) ?? command.title
    }

    /// Returns whether a toggle is on, according to the responder that would perform it; nil if it isn't a toggle or can't be
    /// performed.
    public func isOn(_ command: Command) -> Bool? {
        responder(for: command)?.isOn(command)
    }

    /// Calls a closure for each of some commands that can be performed now, in order, with its current title and check mark.
    /// Walks the chain only once.
    func forEachAvailable(of commands: [Command], _ body: (Command) -> Void) {
        let responders = responders
        for command in commands {
            if let command = Self.available(command, to: responders) { body(command) }
        }
    }

    /// Returns a command with its current title and check mark; nil if no responder of a chain can perform it now.
    static func available(_ command: Command, to responders: [any Responder]) -> Command? {
        guard let handler = handler(of: command, in: responders)?.ifAvailable else { return nil }
        var command = command
        if let title = handler.title { command.title = title }
        command.isOn = handler.isOn
        return command
    }

    /// Returns the first handler that decides about a command; the responders after it aren't asked.
    private static func handler(of command: Command, in responders: [any Responder]) -> CommandHandler? {
        if let action = command.action { return action.handler }
        for responder in responders {
            if let handler = responder.handler(for: command), handler.decides { return handler }
        }
        return nil
    }

    /// Returns each of some commands with its current title and check mark, or nil if it can't be performed now; in order.
    /// Walks the chain only once.
    public func available(_ commands: [Command]) -> [Command?] {
        let responders = responders
        return commands.map { Self.available($0, to: responders) }
    }
}
