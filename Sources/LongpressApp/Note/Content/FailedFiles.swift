/// An error for files of which none could be used.
nonisolated struct FailedFiles: Error {
    /// Messages for the user that say what failed and why, in order.
    let failures: [String]

    var message: String { failures.joined(separator: "\n") }
}
