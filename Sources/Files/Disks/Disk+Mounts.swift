import CGtk
import Platform
import Synchronization

nonisolated extension Disk {
    package struct Mount: Hashable, Sendable {
        package let path: SystemPath
        /// The type of the file system, such as `ext4`.
        package let type: String

        /// The types of network file systems.
        private static let remoteTypes: Set = [
            "9p", "afs", "ceph", "cifs", "coda", "davfs", "lustre", "ncpfs", "nfs", "nfs4", "smb3", "smbfs",
        ]

        /// Whether it is provided by a network or a program; `fuseblk` is a disk of this machine.
        fileprivate var isRemote: Bool {
            Self.remoteTypes.contains(type) || type == "fuse" || type.hasPrefix("fuse.")
        }
    }

    /// Finds the disk of a file from its path or address alone. It doesn't access the disk, which may not respond, and so a
    /// symbolic link counts as on the disk that contains the link.
    package init(of file: File) {
        self.init(of: file, mounts: Self.mounts)
    }

    /// Finds the disk of a file on a machine with these mount points.
    package init(of file: File, mounts: [Mount]) {
        guard let path = file.systemPath else {
            let server = file.uri.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "//")
            self.init(root: server, isRemote: true)
            return
        }
        let around = mounts.filter { path.isIn($0.path) }.max { $0.path.characters.count < $1.path.characters.count }
        self.init(root: around?.path.text ?? "/", isRemote: around?.isRemote ?? false)
    }

    /// The current mount points. The kernel has them in memory, whatever state the disks are in.
    private static var mounts: [Mount] { known.withLock { $0.mounts } }

    private static let known = Mutex(MountTable())

    /// Parses the mount points of a text such as `/proc/self/mountinfo` (proc_pid_mountinfo(5)): the fifth word of a line is
    /// the mount point, and the word after the single dash is the type.
    package static func mounts(in text: [UInt8]) -> [Mount] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 4 else { return nil }
            let type = words.dropFirst(6).drop { Array($0) != [UInt8(ascii: "-")] }.dropFirst().first ?? []
            return Mount(path: SystemPath(unescaping: words[4]), type: String(decoding: type, as: UTF8.self))
        }
    }
}

/// The kernel's list of mount points, read again only after changes.
private nonisolated struct MountTable {
    private static let path = "/proc/self/mountinfo"
    /// The descriptor that reports changes; negative if it can't be opened.
    private var descriptor: CInt?
    private var last: [Disk.Mount] = []

    var mounts: [Disk.Mount] {
        mutating get {
            if hasChanged { last = Self.read() }
            return last
        }
    }

    /// Whether the list may have changed since the last check.
    private var hasChanged: Bool {
        mutating get {
            guard let descriptor else {
                self.descriptor = lp_open_to_read(Self.path)
                return true
            }
            // The kernel reports all changes since the last check at once (proc_pid_mountinfo(5), under proc_pid_mounts(5)).
            var change = pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
            return descriptor < 0 || poll(&change, 1, 0) != 0
        }
    }

    private static func read() -> [Disk.Mount] {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(path, &text, nil, nil) != 0, let text else { return [] }
        defer { g_free(text) }
        return Disk.mounts(in: SystemPath(text).bytes)
    }
}

extension SystemPath {
    /// Makes a path from bytes in which a backslash and three octal digits stand for a byte.
    fileprivate nonisolated init(unescaping bytes: some Sequence<UInt8>) {
        let word = bytes.map { CChar(bitPattern: $0) } + [0]
        let plain = g_strcompress(word)
        defer { g_free(plain) }
        self.init(plain!)
    }
}
