import CGtk
import Platform

/// A file that is open for reading during this object's lifetime.
package nonisolated final class OpenFile: Sendable {
    package let descriptor: Int32

    fileprivate init(_ path: SystemPath) throws {
        descriptor = try checked(lp_open_to_read(path.characters))
    }

    deinit { close(descriptor) }
}

extension File {
    /// Opens a local file for reading, on another thread. Throws `PlatformError`, for example if the disk doesn't respond.
    @MainActor
    package func open() async throws -> OpenFile {
        try await BlockingWork.run(at: self, timeLimit: FileWait.look) { _ in
            guard let path = systemPath else { throw PlatformError(system: ENOENT) }
            return try OpenFile(path)
        }
    }
}
