/// An error that says in one sentence what a test found instead of what it needed.
public struct TestFailure: Error, CustomStringConvertible, Sendable {
    /// What went wrong, in words for whoever reads the test log.
    public let description: String

    /// A failure with its explanation.
    public init(_ description: String) {
        self.description = description
    }
}
