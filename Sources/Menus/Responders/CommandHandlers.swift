/// A table of the commands that the responders of a type can perform: for each command, when it is available and the code that
/// performs it. A command without a row is left to the next responder; a command with a row is decided by it. Every available
/// command can be performed.
///
/// The table is made once, and gets the responder as an argument:
///
///     final class SongResponder: Responder {
///         private static let handlers: CommandHandlers<SongResponder> = [
///             .play: .always { $0.play() },
///             .repeats: .always(isOn: { $0.repeats }) { $0.repeats.toggle() },
///             .pause: .when({ $0.isPlaying }) { $0.pause() },
///             .copy: .with({ $0.selection }) { $0.copy($1) },
///             .share: .with({ $0.selection }) { $0.share($1) }.ifAvailable,
///         ]
///
///         func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
///     }
public struct CommandHandlers<Owner>: ExpressibleByDictionaryLiteral, Sendable {
    private var handlers: [Command.ID: Handler]

    /// Makes a table of commands and their handlers. Traps if a command occurs twice.
    public init(_ handlers: some Sequence<(Command, Handler)>) {
        self.handlers = Dictionary(uniqueKeysWithValues: handlers.map { ($0.id, $1) })
    }

    /// Makes a table from a literal. Traps if a command occurs twice.
    public init(dictionaryLiteral handlers: (Command, Handler)...) {
        self.init(handlers)
    }

    /// Makes a table of standard edit commands, each of which is available if the view's state allows it.
    ///
    /// - Parameters:
    ///   - state: Returns the view's current state.
    ///   - actions: The code that performs each command.
    public init(
        editing state: @escaping @MainActor (Owner) -> EditingState,
        _ actions: KeyValuePairs<Command, @MainActor (Owner) -> Void>
    ) {
        self.init(actions.map { command, action in (command, .when({ state($0).allows(command) }, perform: action)) })
    }

    /// Returns the table with the rows of another one, which replace its own rows for the same commands.
    public func merging(_ other: Self) -> Self {
        var all = self
        all.handlers.merge(other.handlers) { $1 }
        return all
    }

    /// The handler of a command for one responder, or another owner of the table's type; nil if the command has no row.
    @MainActor public subscript(command: Command, for owner: Owner) -> CommandHandler? {
        handlers[command.id].map {
            CommandHandler(OwnedRow(row: $0.row, owner: owner), isLeftToNext: $0.isLeftToNext)
        }
    }

    /// The closures of a row, shared rather than copied: menus look up a hundred rows with each press.
    fileprivate final class Row: Sendable {
        let isAvailable: @MainActor (Owner) -> Bool
        let title: @MainActor (Owner) -> String?
        let isOn: @MainActor (Owner) -> Bool?
        let perform: @MainActor (Owner) -> Void

        init(
            isAvailable: @escaping @MainActor (Owner) -> Bool, title: @escaping @MainActor (Owner) -> String?,
            isOn: @escaping @MainActor (Owner) -> Bool?, perform: @escaping @MainActor (Owner) -> Void
        ) {
            (self.isAvailable, self.title, self.isOn, self.perform) = (isAvailable, title, isOn, perform)
        }
    }

    fileprivate struct OwnedRow: CommandAnswers {
        let row: Row
        let owner: Owner

        var isAvailable: Bool { row.isAvailable(owner) }
        var title: String? { row.title(owner) }
        var isOn: Bool? { row.isOn(owner) }
        func perform() { row.perform(owner) }
    }
}

extension CommandHandlers {
    /// A row of the table: the handling of one command, for any responder of the type.
    public struct Handler: Sendable {
        fileprivate let row: Row
        fileprivate var isLeftToNext = false

        /// The same row, but the command is left to the next responder while it isn't available, as a text leaves Paste to the
        /// window when there is an image on the clipboard.
        public var ifAvailable: Self {
            var row = self
            row.isLeftToNext = true
            return row
        }

        /// Makes a row for a command that can be performed while a condition holds.
        ///
        /// - Parameters:
        ///   - isAvailable: The condition.
        ///   - title: The current label; nil for the command's own.
        ///   - isOn: Whether a toggle is on; nil if the command isn't a toggle.
        ///   - perform: Performs the command. It is called only if the condition holds.
        public static func when(
            _ isAvailable: @escaping @MainActor (Owner) -> Bool,
            title: @escaping @MainActor (Owner) -> String? = { _ in nil },
            isOn: @escaping @MainActor (Owner) -> Bool? = { _ in nil },
            perform: @escaping @MainActor (Owner) -> Void
        ) -> Self {
            Self(row: Row(isAvailable: isAvailable, title: title, isOn: isOn, perform: perform))
        }

        /// Makes a row for a command that can always be performed. The parameters are the same as for
        /// ``when(_:title:isOn:perform:)``.
        public static func always(
            title: @escaping @MainActor (Owner) -> String? = { _ in nil },
            isOn: @escaping @MainActor (Owner) -> Bool? = { _ in nil },
            perform: @escaping @MainActor (Owner) -> Void
        ) -> Self {
            .when({ _ in true }, title: title, isOn: isOn, perform: perform)
        }

        /// Makes a row for a command that can be performed while there is a value to perform it on. The other parameters are
        /// the same as for ``when(_:title:isOn:perform:)``.
        public static func with<Value>(
            _ value: @escaping @MainActor (Owner) -> Value?,
            title: @escaping @MainActor (Owner) -> String? = { _ in nil },
            isOn: @escaping @MainActor (Owner) -> Bool? = { _ in nil },
            perform: @escaping @MainActor (Owner, Value) -> Void
        ) -> Self {
            .when({ value($0) != nil }, title: title, isOn: isOn) { owner in
                if let value = value(owner) { perform(owner, value) }
            }
        }
    }
}
