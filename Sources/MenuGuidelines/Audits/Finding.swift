import Menus

/// A violation of a guideline by a menu.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule that the menu violates.
    public var rule: Guideline
    /// The fault, and how to correct it.
    public var message: String

    /// Creates a finding.
    public init(_ rule: Guideline, _ message: String) {
        self.rule = rule
        self.message = message
    }

    static func notInMenuBar(_ command: Command) -> Finding {
        Finding(.alsoInMainInterface, "“\(command.title)” is not in the menu bar")
    }

    /// The rule's id and the message on one line.
    public var description: String { "\(rule.id): \(message)" }
}
