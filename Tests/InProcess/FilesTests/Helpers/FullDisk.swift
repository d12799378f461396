import CGtk
import Foundation

@testable import Files
@testable import Platform

/// A full disk, simulated with a limit on the size of files.
enum FullDisk {
    /// Runs a body during which no file can grow beyond this many bytes.
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

    /// Changes the limit for the size of files, within the body.
    static func setRoom(for bytes: rlim_t) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        limit.rlim_cur = bytes
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }
}
