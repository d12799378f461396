/// One way in which a menu departs from the guidelines.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The id of the requirement that it departs from, such as `E35`.
    public var rule: String
    /// What is found, and what would be better.
    public var message: String

    /// Makes a finding.
    public init(_ rule: String, _ message: String) {
        self.rule = rule
        self.message = message
    }

    /// The rule and the message on one line.
    public var description: String { "\(rule): \(message)" }
}
