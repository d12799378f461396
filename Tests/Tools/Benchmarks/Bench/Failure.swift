import Glibc

/// Why the benchmark can't go on, in words for the person who started it.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// `what`, followed by the system's own word on why the last call failed.
    static func system(_ what: String, code: Int32 = errno) -> Failure {
        Failure("\(what): \(String(cString: strerror(code)))")
    }
}

/// Writes to standard error, at once.
func writeError(_ text: String, terminator: String = "\n") {
    let bytes = Array((text + terminator).utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
}
