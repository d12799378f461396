public import Menus

/// Why a command is shown in a menu as it is, or why it is hidden.
public struct CommandExplanation: Hashable, Sendable, CustomStringConvertible {
    /// The command, with its current title and check mark if it is shown.
    public var command: Command
    /// The responders in the chain that were asked about it, by the names of their types. The last one decided, unless it is the
    /// end of the chain.
    public var asked: [String]
    /// Whether the last responder asked can perform the command now.
    public var isPossible: Bool
    /// How the command is shown.
    public var verdict: Verdict
    /// The reasons, the most important first.
    public var reasons: [Reason]

    /// How a command is shown in a menu.
    public enum Verdict: Hashable, Sendable, CustomStringConvertible {
        /// It is shown at a position, and can be chosen.
        case shown(Position)
        /// It is shown at a position, but can't be chosen now.
        case dimmed(Position)
        /// It isn't shown.
        case hidden

        /// A short description: "shown, 2 of 5", "hidden".
        public var description: String {
            switch self {
            case .shown(let position): "shown, \(position)"
            case .dimmed(let position): "dimmed, \(position)"
            case .hidden: "hidden"
            }
        }
    }

    /// The position of a command among those that are shown.
    public struct Position: Hashable, Sendable, CustomStringConvertible {
        /// The number of the command's row or item, from 1.
        public var row: Int
        /// The number of all rows or items.
        public var count: Int
        /// The title of the submenu, or of the menu bar's menu, that contains it; nil for the menu itself.
        public var menu: String?

        /// A short description: "2 of 5", "1 of 4 in Rotate".
        public var description: String { "\(row) of \(count)" + (menu.map { " in \($0)" } ?? "") }
    }

    /// The title and the verdict on one line, followed by each reason with its rule, indented on a line of its own.
    public var description: String {
        let lines = reasons.map { reason in
            "  \(reason)" + (reason.rule.map { " (\($0.id))" } ?? "")
        }
        return (["\(command.title): \(verdict)"] + lines).joined(separator: "\n")
    }
}
