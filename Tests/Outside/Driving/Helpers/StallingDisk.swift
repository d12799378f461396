import Foundation
import TestSupport

/// A disk that ceases to answer, as one on a network does that has gone: a file system in user space whose process is stopped.
final class StallingDisk {
    /// Where programs have it.
    var path: String { place.path }
    private let place: TemporaryFolder
    private let content: TemporaryFolder
    private let output: TemporaryFolder
    private let process: ChildProcess

    /// Mounts it, empty.
    init() throws {
        (place, content, output) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        // The system is to keep nothing in mind of it: whatever is asked, the process has to answer.
        let options = ["attr_timeout", "entry_timeout", "negative_timeout"].map { "\($0)=0" }.joined(separator: ",")
        process = try ChildProcess(
            "bindfs", ["-f", "--no-allow-other", "-o", options, content.path, place.path],
            environment: ChildProcess.inheritedEnvironment, outputIn: output)
        let (outside, process) = (Self.disk(of: content.path), process)
        try waitUntil("the disk to be there") {
            guard process.isRunning else { throw TestFailure("no disk: \(process.standardError)") }
            return Self.disk(of: self.place.path) != outside
        }
    }

    private static func disk(of path: String) -> dev_t {
        var state = stat()
        return stat(path, &state) == 0 ? state.st_dev : 0
    }

    /// Puts a file on it.
    ///
    /// - Returns: Where programs have it.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try content.write(text, to: name)
        return path + "/" + name
    }

    /// The text of a file on it, which the disk itself isn't asked for.
    func read(_ name: String) -> String? { content.read(name) }

    /// From now on it answers nobody.
    func stall() { process.send(signal: SIGSTOP) }

    /// It answers again, those first who have waited.
    func goOn() { process.send(signal: SIGCONT) }

    /// Takes it away. Whoever waits for it gets an error.
    func end() {
        process.send(signal: SIGKILL)
        _ = try? process.waitForExit()
        process.stop()
        let unmounting = try? ChildProcess(
            "fusermount3", ["-u", "-z", path], environment: ChildProcess.inheritedEnvironment, outputIn: output)
        _ = try? unmounting?.waitForExit()
    }

    deinit { end() }
}
