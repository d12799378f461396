/// Something that can perform commands: a view, a pane, a window, the program.
///
/// For each command it returns a handler, usually from a table (``CommandHandlers``), which determines both whether the
/// command can be performed now and how. So a responder can't offer a command that it doesn't perform. All menus use the same
/// handler: an unavailable command is dimmed in the menu bar and hidden in edit and context menus. The handler is requested
/// each time and never stored, so it may change at any moment.
@MainActor public protocol Responder: AnyObject {
    /// The responder that is asked next for a command that isn't this one's own, or nil at the end of the chain.
    var nextResponder: (any Responder)? { get }

    /// Whether the responder can become first responder. If not, it has no edit menu.
    var canBecomeFirstResponder: Bool { get }

    /// Becomes first responder, for example by taking the focus; returns false if it declines.
    @discardableResult func becomeFirstResponder() -> Bool

    /// Returns the handler for a command. Compare commands by their `id`: the title may be a different one for the moment.
    ///
    /// - Returns: This responder's handler for the command. It decides about the command: if it isn't available now, no
    ///   further responder is asked, unless its row in a table specifies otherwise (``CommandHandlers/Handler/ifAvailable``).
    ///   Nil if the command isn't this responder's own, so that the next one is asked.
    func handler(for command: Command) -> CommandHandler?

    /// Whether the content is a secret, such as a password. Its edit menu then has no command that could reveal it, whichever
    /// responder would perform it: only Paste, Delete, Select, Select All, and the command by which the user shows the text.
    var keepsSecret: Bool { get }
}

extension Responder {
    /// Nil: the end of the chain.
    public var nextResponder: (any Responder)? { nil }

    /// False: override this in a responder that can become first responder.
    public var canBecomeFirstResponder: Bool { false }

    /// Returns ``canBecomeFirstResponder``, and does nothing else.
    @discardableResult public func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// False: the content may be copied.
    public var keepsSecret: Bool { false }

    /// Returns whether this responder itself, not the rest of its chain, can perform a command now.
    public func canPerform(_ command: Command) -> Bool { handler(for: command)?.isAvailable ?? false }

    /// Performs a command if this responder itself can now; otherwise does nothing. A key may request the command at any moment.
    public func perform(_ command: Command) { handler(for: command)?.ifAvailable?.perform() }

    /// Returns the current label, such as "Undo Paste"; nil for the command's own.
    public func title(for command: Command) -> String? { handler(for: command)?.title }

    /// Returns whether a toggle is on, such as Bold in bold text; nil if the command isn't a toggle.
    public func isOn(_ command: Command) -> Bool? { handler(for: command)?.isOn }
}
