import CGtk

/// The process that the program runs in.
public enum Process {
    /// Writes a line to standard error.
    public static func printError(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }

    /// Ends the process.
    public static func exit(_ status: Int32) -> Never {
        CGtk.exit(status)
    }
}
