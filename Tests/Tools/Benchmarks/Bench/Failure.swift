import Glibc

/// The reason why the benchmark can't continue, in words for the user.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Returns a failure of `what`, followed by the system's description of the last error.
    static func system(_ what: String, code: Int32 = errno) -> Failure {
        Failure("\(what): \(String(cString: strerror(code)))")
    }
}

/// Writes to standard error, unbuffered.
func writeError(_ text: String, terminator: String = "\n") {
    let bytes = Array((text + terminator).utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
}
