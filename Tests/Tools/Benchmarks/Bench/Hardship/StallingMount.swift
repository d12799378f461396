import Glibc

/// A disk that can stop responding, like a network disk that has become unreachable. It is a file system in user space whose
/// process is stopped.
final class StallingMount {
    /// The mount point.
    let path: String
    private let content: String
    private let child: Child

    /// Mounts an empty disk.
    init() throws(Failure) {
        (path, content) = (try makeTemporaryFolder(), try makeTemporaryFolder())
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(null) }
        // The system must not cache anything from this disk.
        child = try Child(
            "bindfs",
            [
                "-f", "--no-allow-other", "-o", "attr_timeout=0,entry_timeout=0,negative_timeout=0", content, path,
            ], files: [null: STDERR_FILENO])
        let (child, path, outside) = (child, path, Self.disk(of: content))
        let mounted = try repeatedly(seconds: 10, every: 5000) { () throws(Failure) -> Bool? in
            if let ending = child.ending { throw Failure("bindfs \(ending): there is no disk to measure with") }
            return Self.disk(of: path) != outside ? true : nil
        }
        guard mounted != nil else { throw Failure("bindfs mounted nothing within 10 s") }
    }

    private static func disk(of path: String) -> dev_t {
        var state = stat()
        return stat(path, &state) == 0 ? state.st_dev : 0
    }

    /// Writes a file to the disk, and returns its path below the mount point.
    func write(_ text: String, to name: String) throws(Failure) -> String {
        try writeText(text, to: "\(content)/\(name)")
        return "\(path)/\(name)"
    }

    /// Stops responding.
    func stall() { kill(child.process, SIGSTOP) }

    /// Responds again.
    func goOn() { kill(child.process, SIGCONT) }

    deinit {
        child.end()
        if let unmounting = try? Child("fusermount3", ["-u", "-z", path]) {
            _ = repeatedly(seconds: 10, every: 1000) { unmounting.ending }
        }
        rmdir(path)
        removeFolder(content)
    }
}
