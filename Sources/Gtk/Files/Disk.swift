import CGtk

/// What answers or doesn't answer as a whole: a file system that is mounted, or a server.
nonisolated struct Disk: Hashable, Sendable {
    /// Where it is mounted, or the server's address.
    let place: String

    /// The disk that a file is on, by its path or address alone: the disk itself, which may not answer, isn't asked, and so
    /// a link counts as on the disk that it is on itself.
    init(of file: File) {
        self.init(of: file, mounts: Self.mounts)
    }

    /// The same on a machine with these mount points.
    init(of file: File, mounts: [SystemPath]) {
        guard let path = file.systemPath else {
            place = file.uri.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "//")
            return
        }
        let slash = UInt8(ascii: "/")
        let bytes = path.bytes
        let around = mounts.map(\.bytes).filter { mount in
            bytes.starts(with: mount)
                && (mount.last == slash || bytes.count == mount.count || bytes[mount.count] == slash)
        }
        place = String(decoding: around.max { $0.count < $1.count } ?? [slash], as: UTF8.self)
    }

    /// Where something is mounted now. The kernel has it at hand, whatever the disks do.
    private static var mounts: [SystemPath] {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents("/proc/self/mountinfo", &text, nil, nil) != 0, let text else { return [] }
        defer { g_free(text) }
        return mounts(in: SystemPath(text).bytes)
    }

    /// The mount points in a text such as `/proc/self/mountinfo` (proc_pid_mountinfo(5)), whose fifth word is one.
    static func mounts(in text: [UInt8]) -> [SystemPath] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
            return words.count > 4 ? SystemPath(unescaping: words[4]) : nil
        }
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
