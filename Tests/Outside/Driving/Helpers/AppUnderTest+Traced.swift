import TestSupport

extension AppUnderTest {
    /// Starts the app under strace, which traces its system calls on all threads.
    ///
    /// - Parameters:
    ///   - options: The options of strace: the calls, how they are changed, and where they are logged.
    ///   - arguments: The arguments of the app.
    static func traced(
        _ options: [String], _ arguments: [String] = [], bus: SessionBus, home: TemporaryFolder? = nil
    ) throws -> AppUnderTest {
        // With -D, strace runs as a grandchild, so that the app is the process that the test has started.
        try AppUnderTest(
            ["-D", "-f", "-e", "signal=none"] + options + [BuiltProducts.app] + arguments, bus: bus, home: home,
            executable: "/usr/bin/strace")
    }

    /// The programs that decode pictures for GdkPixbuf from 2.44 on (glycin), each in a sandbox.
    static let decoders =
        ["bwrap", "true"].flatMap { ["/usr/bin/\($0)", "/usr/local/bin/\($0)"] } + [
            "/usr/libexec/glycin-loaders/"
        ]

    /// Returns whether a line of strace's output reports the start of a decoder.
    static func startsDecoder(_ line: some StringProtocol) -> Bool {
        decoders.contains { line.contains("execve(\"\($0)") }
    }
}
