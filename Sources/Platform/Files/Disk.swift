import CGtk
import Synchronization

/// What answers or doesn't answer as a whole: a file system that is mounted, or a server.
package nonisolated struct Disk: Hashable, Sendable {
    /// Where it is mounted, or the server's address.
    package let root: String

    /// The disk that a file is on, by its path or address alone: the disk itself, which may not answer, isn't asked, and so
    /// a link counts as on the disk that it is on itself.
    package init(of file: File) {
        self.init(of: file, mounts: Self.mounts)
    }

    /// The same on a machine with these mount points.
    package init(of file: File, mounts: [SystemPath]) {
        guard let path = file.systemPath else {
            root = file.uri.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "//")
            return
        }
        let around = mounts.filter(path.isIn).max { $0.characters.count < $1.characters.count }
        root = around?.text ?? "/"
    }

    /// Where something is mounted now. The kernel has it at hand, whatever the disks do.
    private static var mounts: [SystemPath] { known.withLock { $0.mounts } }

    private static let known = Mutex(MountTable())

    /// The mount points in a text such as `/proc/self/mountinfo` (proc_pid_mountinfo(5)), whose fifth word is one.
    package static func mounts(in text: [UInt8]) -> [SystemPath] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
            return words.count > 4 ? SystemPath(unescaping: words[4]) : nil
        }
    }
}

/// The kernel's list of what is mounted, read again only when that has changed.
private nonisolated struct MountTable {
    private static let path = "/proc/self/mountinfo"
    /// Tells of changes; negative without one.
    private var descriptor: CInt?
    private var last: [SystemPath] = []

    var mounts: [SystemPath] {
        mutating get {
            if hasChanged { last = Self.read() }
            return last
        }
    }

    /// Whether there may be others than when this was asked last.
    private var hasChanged: Bool {
        mutating get {
            guard let descriptor else {
                self.descriptor = lp_open_to_read(Self.path)
                return true
            }
            // The kernel tells once of all that has changed (proc_pid_mountinfo(5), under proc_pid_mounts(5)).
            var change = pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
            return descriptor < 0 || poll(&change, 1, 0) != 0
        }
    }

    private static func read() -> [SystemPath] {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(path, &text, nil, nil) != 0, let text else { return [] }
        defer { g_free(text) }
        return Disk.mounts(in: SystemPath(text).bytes)
    }
}

extension SystemPath {
    /// A path in which a backslash and three octal digits stand for a byte.
    fileprivate nonisolated init(unescaping bytes: some Sequence<UInt8>) {
        let word = bytes.map { CChar(bitPattern: $0) } + [0]
        let plain = g_strcompress(word)
        defer { g_free(plain) }
        self.init(plain!)
    }
}
