/// A responder's handling of one command: whether it can be performed now, its current title, whether it is on, and its code.
/// The closures are called each time a value is needed.
///
/// Most handlers come from a table (``CommandHandlers``). For commands that are created at run time, such as recently opened
/// files, make the handler on request:
///
///     func handler(for command: Command) -> CommandHandler? {
///         Self.handlers[command, for: self] ?? file(for: command).map { file in CommandHandler { open(file) } }
///     }
@MainActor public struct CommandHandler {
    private let answers: any CommandAnswers
    /// Whether the next responder is asked while the command can't be performed.
    private let isLeftToNext: Bool

    /// Makes a handler; by default one that can always be performed.
    ///
    /// - Parameters:
    ///   - isAvailable: Whether the command can be performed now.
    ///   - title: The current label; nil for the command's own.
    ///   - isOn: Whether a toggle is on; nil if the command isn't a toggle.
    ///   - perform: Performs the command.
    public init(
        isAvailable: @escaping () -> Bool = { true }, title: @escaping () -> String? = { nil },
        isOn: @escaping () -> Bool? = { nil }, perform: @escaping () -> Void
    ) {
        self.init(Closures(availability: isAvailable, currentTitle: title, state: isOn, action: perform))
    }

    init(_ answers: any CommandAnswers, isLeftToNext: Bool = false) {
        (self.answers, self.isLeftToNext) = (answers, isLeftToNext)
    }

    private struct Closures: CommandAnswers {
        let availability: () -> Bool
        let currentTitle: () -> String?
        let state: () -> Bool?
        let action: () -> Void

        var isAvailable: Bool { availability() }
        var title: String? { currentTitle() }
        var isOn: Bool? { state() }
        func perform() { action() }
    }

    /// Whether the command can be performed now.
    public var isAvailable: Bool { answers.isAvailable }

    /// The handler if the command can be performed now; nil otherwise. A responder that returns this leaves the command to the
    /// next responder while it can't perform it, as a text does with Paste when there is a picture on the clipboard.
    public var ifAvailable: CommandHandler? { isAvailable ? self : nil }

    /// Whether the search for a responder that performs the command ends here.
    package var decides: Bool { !isLeftToNext || isAvailable }

    /// The current label, such as "Undo Paste"; nil for the command's own.
    public var title: String? { answers.title }

    /// Whether a toggle is on; nil if the command isn't a toggle.
    public var isOn: Bool? { answers.isOn }

    /// Performs the command. Check ``isAvailable`` just before.
    public func perform() { answers.perform() }
}
