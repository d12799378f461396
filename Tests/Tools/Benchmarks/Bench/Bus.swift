import Glibc

/// The benchmark's own session bus. On it, every program that starts is the first instance.
final class Bus {
    let address: String

    private static let script = """
        trap '' HUP INT TERM
        echo "$DBUS_SESSION_BUS_ADDRESS"
        read -r _
        rm -rf -- "$0"
        """
    private let runner: Child
    private let input: Pipe

    /// Starts the bus. It ends when its input closes, and so when this program ends in any way. Because it outlives an
    /// interrupted benchmark, it then removes `folder`.
    init(thenRemoving folder: String) throws(Failure) {
        let answer = try Pipe()
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(null) }
        input = try Pipe()
        runner = try Child(
            "dbus-run-session", ["--", "sh", "-c", Self.script, folder],
            files: [input.reading: STDIN_FILENO, answer.writing: STDOUT_FILENO, null: STDERR_FILENO])
        input.closeReading()
        answer.closeWriting()
        guard let address = answer.readLine(seconds: 10), !address.isEmpty else {
            throw Failure("dbus-run-session gave no address within 10 s (\(runner.ending ?? "it still runs"))")
        }
        self.address = address
    }

    /// Lets the bus end and remove the folder. Kills the bus if it doesn't end in time.
    func stop() {
        input.closeWriting()
        _ = repeatedly(seconds: 3, every: 1000) { runner.ending }
        runner.stop()
    }

    deinit { stop() }
}
