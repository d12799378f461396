/// A responder that answers for each command with a handler, mostly out of a table (``CommandHandlers``). So it can't agree
/// to a command that it doesn't perform, nor perform one that it doesn't agree to.
@MainActor public protocol HandlingResponder: Responder {
    /// Returns what this responder itself does for a command; nil if it does nothing for it.
    func handler(for command: Command) -> CommandHandler?
}

extension HandlingResponder {
    /// Whether there is a handler, and it is available now.
    public func canPerform(_ command: Command) -> Bool { handler(for: command)?.isAvailable ?? false }

    /// Has the handler perform the command if it is available now: a key may ask for it however things stand.
    public func perform(_ command: Command) {
        if let handler = handler(for: command), handler.isAvailable { handler.perform() }
    }

    /// The handler's title for the moment.
    public func title(for command: Command) -> String? { handler(for: command)?.title }

    /// Whether the handler's toggle is on.
    public func isOn(_ command: Command) -> Bool? { handler(for: command)?.isOn }
}
