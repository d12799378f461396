import Foundation
import TestSupport

/// Files with a note's name that can't be read to their end.
enum StrangeFiles {
    static let all: [MaliciousFile] = [
        MaliciousFile("pipe.html", "a pipe without a writer", .refused("It is a pipe.")) { path in
            guard mkfifo(path, 0o600) == 0 else { throw TestFailure("no pipe can be created") }
        },
        MaliciousFile("folder.html", "a folder", .refused("It is a folder.")) { path in
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        },
        link(
            "zero.txt", "a symbolic link to an endless device (/dev/zero)", to: "/dev/zero", .refused("It is a device.")
        ),
        link("terminal.txt", "a symbolic link to the terminal (/dev/tty)", to: "/dev/tty", .refused("No such device")),
        link("circle.html", "a symbolic link to itself", to: "circle.html", .refused("symbolic links")),
        link(
            "nowhere.html", "a symbolic link to a missing file", to: "nothing.html", .refused("The file doesn’t exist.")
        ),
        link(
            "memory.txt", "a symbolic link to the program’s own memory (/proc/self/mem)", to: "/proc/self/mem",
            .refused("Input/output error")),
        MaliciousFile("great.txt", "a sparse file of 10 TB", .refused("MB")) { path in
            guard FileManager.default.createFile(atPath: path, contents: nil), truncate(path, 10_000_000_000_000) == 0
            else { throw TestFailure("no such file can be created") }
        },
        MaliciousFile("socket.html", "a socket", .refused("No such device")) { path in
            let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(socket) }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let bytes = Array(path.utf8)
            guard bytes.count < 100 else { throw TestFailure("the path is too long for a socket: \(path)") }
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            let isBound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
            }
            guard isBound else { throw TestFailure("no socket can be created: \(errno)") }
        },
    ]

    private static func link(
        _ name: String, _ what: String, to target: String, _ outcome: MaliciousFile.Outcome
    ) -> MaliciousFile {
        MaliciousFile(name, what, outcome) { path in
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
    }
}
