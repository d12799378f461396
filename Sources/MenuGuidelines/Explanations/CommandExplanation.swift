public import Menus

/// Why a command shows in a menu as it does, or why it doesn't.
public struct CommandExplanation: Hashable, Sendable, CustomStringConvertible {
    /// The command, with its title and its check mark for the moment if it shows.
    public var command: Command
    /// Those of the responder chain that were asked about it, by the names of their types. The last one decided, unless it is
    /// the end of the chain.
    public var asked: [String]
    /// Whether the last one asked can perform it now.
    public var isPossible: Bool
    /// How it shows.
    public var verdict: Verdict
    /// What made it so, the weightiest first.
    public var reasons: [Reason]

    /// How a command shows in a menu.
    public enum Verdict: Hashable, Sendable, CustomStringConvertible {
        /// It can be chosen, at a position.
        case shown(Position)
        /// It shows, and can't be chosen now.
        case dimmed(Position)
        /// It doesn't show.
        case hidden

        /// In a few words: "shown, 2 of 5", "hidden".
        public var description: String {
            switch self {
            case .shown(let position): "shown, \(position)"
            case .dimmed(let position): "dimmed, \(position)"
            case .hidden: "hidden"
            }
        }
    }

    /// The position of a command among those that show.
    public struct Position: Hashable, Sendable, CustomStringConvertible {
        /// The number of its row or item, from 1.
        public var row: Int
        /// How many there are.
        public var count: Int
        /// The title of the submenu, or of the menu of the bar, that it is in; nil for the menu itself.
        public var menu: String?

        /// In a few words: "2 of 5", "1 of 4 in Rotate".
        public var description: String { "\(row) of \(count)" + (menu.map { " in \($0)" } ?? "") }
    }

    /// The title and the verdict on a line, and below it each reason, indented, with its rule.
    public var description: String {
        let lines = reasons.map { reason in
            "  \(reason)" + (reason.rule.map { " (\($0.id))" } ?? "")
        }
        return (["\(command.title): \(verdict)"] + lines).joined(separator: "\n")
    }
}
