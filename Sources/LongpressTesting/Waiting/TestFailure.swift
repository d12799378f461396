/// An error that says in one sentence what a test found instead of what it expected.
public struct TestFailure: Error, CustomStringConvertible, Sendable {
    /// What went wrong, in words for the reader of the test log.
    public let description: String

    /// Creates a failure with an explanation.
    public init(_ description: String) {
        self.description = description
    }
}
