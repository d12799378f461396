import CGtk
import Foundation

@testable import Files
@testable import Platform

/// A disk without room, which a limit on the size of files stands for.
enum FullDisk {
    /// Runs a body in which no file can grow beyond so many bytes.
    static func withRoom(for bytes: rlim_t, _ body: () throws -> Void) rethrows {
        var before = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
        let handler = signal(SIGXFSZ, SIG_IGN)
        setRoom(for: bytes)
        defer {
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
            signal(SIGXFSZ, handler)
        }
        try body()
    }

    /// Changes how far files can grow, within the body.
    static func setRoom(for bytes: rlim_t) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        limit.rlim_cur = bytes
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }
}
