/// Files that came to nothing.
nonisolated struct FailedFiles: Error {
    /// What and why, in words for the person, one after the other.
    let failures: [String]

    var message: String { failures.joined(separator: "\n") }
}
