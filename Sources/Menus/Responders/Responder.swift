/// Something that can perform commands: a view, a pane, a window, the program.
///
/// Its answer for a command is a handler, mostly out of a table (``CommandHandlers``): whether the command can be performed now,
/// and how. So a responder can't agree to a command that it doesn't perform. The answer is the only one there is: it dims the
/// menu bar and hides in edit and context menus. It is asked for each time and never kept, so it may change at any moment.
@MainActor public protocol Responder: AnyObject {
    /// The responder that is asked next when a command isn't this one's own, or nil at the end of the chain.
    var nextResponder: (any Responder)? { get }

    /// Whether it can be the first one asked. One that can't has no edit menu.
    var canBecomeFirstResponder: Bool { get }

    /// Becomes the first one asked, by taking the focus for example; false if it declines.
    @discardableResult func becomeFirstResponder() -> Bool

    /// Decides about a command. Compare commands by their `id`: the one handed over may carry another title for the moment.
    ///
    /// - Returns: What this responder itself does for the command. With that it has decided: if the handler isn't available
    ///   now, nobody after it is asked, unless its row in a table says otherwise (``CommandHandlers/Handler/ifAvailable``). Nil if
    ///   the command isn't its own, so that the next responder is.
    func handler(for command: Command) -> CommandHandler?

    /// Whether what it shows is a secret, such as a password. Its edit menu then has nothing that could reveal it, whoever
    /// would perform that: of all commands only Paste, Delete, Select and Select All.
    var keepsSecret: Bool { get }
}

extension Responder {
    /// Nobody.
    public var nextResponder: (any Responder)? { nil }

    /// False: a responder says so itself if it can be first.
    public var canBecomeFirstResponder: Bool { false }

    /// Agrees if it can become first responder, and does nothing more.
    @discardableResult public func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// False: what it shows may be copied.
    public var keepsSecret: Bool { false }

    /// Whether this responder itself, not the rest of its chain, performs a command now.
    public func canPerform(_ command: Command) -> Bool { handler(for: command)?.isAvailable ?? false }

    /// Has this responder itself perform a command if it does that now: a key may ask for it however things stand.
    public func perform(_ command: Command) { handler(for: command)?.ifAvailable?.perform() }

    /// Another label for the moment, such as "Undo Paste"; nil for the command's own.
    public func title(for command: Command) -> String? { handler(for: command)?.title }

    /// Whether a toggle is on, such as Bold in bold text; nil if the command isn't a toggle.
    public func isOn(_ command: Command) -> Bool? { handler(for: command)?.isOn }
}
