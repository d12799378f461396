import Foundation
import TestSupport

/// A disk that can stop responding, like a network disk that has become unreachable. It is a file system in user space whose
/// process is stopped.
final class StallingDisk {
    /// The mount point.
    var path: String { place.path }
    private let place: TemporaryFolder
    private let content: TemporaryFolder
    private let output: TemporaryFolder
    private let process: ChildProcess

    /// Mounts an empty disk.
    init() throws {
        (place, content, output) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        // The system must not cache anything, so that the process has to answer every request.
        let options = ["attr_timeout", "entry_timeout", "negative_timeout"].map { "\($0)=0" }.joined(separator: ",")
        process = try ChildProcess(
            "bindfs", ["-f", "--no-allow-other", "-o", options, content.path, place.path],
            environment: ChildProcess.inheritedEnvironment, outputIn: output)
        let (outside, process) = (Self.disk(of: content.path), process)
        try waitUntil("the disk to be mounted") {
            guard process.isRunning else { throw TestFailure("no disk: \(process.standardError)") }
            return Self.disk(of: self.place.path) != outside
        }
    }

    private static func disk(of path: String) -> dev_t {
        var state = stat()
        return stat(path, &state) == 0 ? state.st_dev : 0
    }

    /// Writes a file to the disk.
    ///
    /// - Returns: The file's path below the mount point.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try content.write(text, to: name)
        return path + "/" + name
    }

    /// Returns the text of a file on the disk, without accessing the disk itself.
    func read(_ name: String) -> String? { content.read(name) }

    /// Stops responding.
    func stall() { process.send(signal: SIGSTOP) }

    /// Responds again, first to the requests that are waiting.
    func resume() { process.send(signal: SIGCONT) }

    /// Removes the disk. Pending requests fail with an error.
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
