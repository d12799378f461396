import TestSupport

extension AppUnderTest {
    /// Starts the app under strace, which sees the calls that it makes of the system, on all of its threads.
    ///
    /// - Parameters:
    ///   - options: Which calls, what becomes of them, and where they are written, in strace's words.
    ///   - arguments: What the app is started with.
    static func traced(
        _ options: [String], _ arguments: [String] = [], bus: SessionBus, home: TemporaryFolder? = nil
    ) throws -> AppUnderTest {
        // As a grandchild strace leaves the app the process that the test has started.
        try AppUnderTest(
            ["-D", "-f", "-e", "signal=none"] + options + [BuiltProducts.app] + arguments, bus: bus, home: home,
            executable: "/usr/bin/strace")
    }

    /// What decodes pictures for GdkPixbuf from 2.44 on (glycin), each in a sandbox.
    static let decoders =
        ["bwrap", "true"].flatMap { ["/usr/bin/\($0)", "/usr/local/bin/\($0)"] } + [
            "/usr/libexec/glycin-loaders/"
        ]

    /// Whether a line of strace's tells of a decoder that is started.
    static func startsDecoder(_ line: some StringProtocol) -> Bool {
        decoders.contains { line.contains("execve(\"\($0)") }
    }
}
