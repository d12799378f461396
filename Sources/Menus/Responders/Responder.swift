/// Something that can perform commands: a view, a pane, a window, the program.
///
/// Its answer to ``canPerform(_:)`` is the only one there is: it dims the menu bar and hides in edit and context menus.
/// Answers are asked for each time and never kept, so they may change at any moment.
///
/// Compare commands by their `id`: the one handed over may carry another title for the moment. A ``HandlingResponder`` has
/// both answers, whether and how, in one table.
@MainActor public protocol Responder: AnyObject {
    /// The responder that is asked next when this one can't perform a command, or nil at the end of the chain.
    var nextResponder: (any Responder)? { get }

    /// Whether it can be the first one asked. One that can't has no edit menu.
    var canBecomeFirstResponder: Bool { get }

    /// Becomes the first one asked, by taking the focus for example; false if it declines.
    @discardableResult func becomeFirstResponder() -> Bool

    /// Whether this responder itself, not the rest of its chain, can perform a command now.
    func canPerform(_ command: Command) -> Bool

    /// Performs a command that ``canPerform(_:)`` has just agreed to. There is no default: what can be performed is.
    func perform(_ command: Command)

    /// Another label for the moment, such as "Undo Paste"; nil for the command's own.
    func title(for command: Command) -> String?

    /// Whether a toggle is on, such as Bold in bold text; nil if the command isn't a toggle.
    func isOn(_ command: Command) -> Bool?

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

    /// False: nothing is guessed.
    public func canPerform(_ command: Command) -> Bool { false }

    /// Nil: the command's own title.
    public func title(for command: Command) -> String? { nil }

    /// Nil: not a toggle.
    public func isOn(_ command: Command) -> Bool? { nil }

    /// False: what it shows may be copied.
    public var keepsSecret: Bool { false }
}
