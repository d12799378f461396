/// What a responder does for one command: whether it can now, what it is called and whether it is on at the moment, and how it
/// is performed. The answers are found out when they are asked for.
///
/// Mostly one comes out of a table (``CommandHandlers``). For commands that are known only as the program runs, such as the
/// files opened last, make it where it is asked for:
///
///     func handler(for command: Command) -> CommandHandler? {
///         Self.handlers[command, for: self] ?? file(for: command).map { file in CommandHandler { open(file) } }
///     }
@MainActor public struct CommandHandler {
    private let answers: any CommandAnswers
    /// Whether the next responder is asked while the command can't be performed.
    private let isLeftToNext: Bool

    /// Makes a handler; one that can always be performed, unless told otherwise.
    ///
    /// - Parameters:
    ///   - isAvailable: Whether the command can be performed now.
    ///   - title: Another label for the moment; nil for the command's own.
    ///   - isOn: Whether a toggle is on; nil for what isn't one.
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

    /// The handler if the command can be performed now, or else nil. A responder that returns this leaves what it can't do at the
    /// moment to the next one, as a text does with Paste when there is a picture on the clipboard.
    public var ifAvailable: CommandHandler? { isAvailable ? self : nil }

    /// Whether it ends the search for who performs the command.
    package var decides: Bool { !isLeftToNext || isAvailable }

    /// Another label for the moment, such as "Undo Paste"; nil for the command's own.
    public var title: String? { answers.title }

    /// Whether a toggle is on; nil if the command isn't a toggle.
    public var isOn: Bool? { answers.isOn }

    /// Performs the command, to which ``isAvailable`` has just agreed.
    public func perform() { answers.perform() }
}
