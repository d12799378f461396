import Menus

/// One way in which a menu departs from the guidelines.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule that it departs from.
    public var rule: Guideline
    /// The fault, and the better way.
    public var message: String

    /// Makes a finding.
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
