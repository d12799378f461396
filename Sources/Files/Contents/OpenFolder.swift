import CGtk
import Platform

/// A folder that is open, so that what it says of its files can be brought to the disk.
///
/// It is opened before something in it is changed: if that isn't possible, nothing is.
nonisolated final class OpenFolder: Sendable {
    private let descriptor: Int32

    /// What says of a disk that it has no such thing, rather than that it has failed (fsync(2), and network disks).
    private static let refusals = [EINVAL, EROFS, ENOSYS, ENOTSUP, EBADF]

    /// - Throws: `PlatformError` if it can't be opened.
    init(_ path: SystemPath) throws {
        descriptor = lp_open_folder(path.characters)
        // One that mayn't be read may be written in all the same.
        if descriptor < 0, ![EACCES, EPERM].contains(-descriptor) { throw PlatformError(system: -descriptor) }
    }

    /// The folder that something is in.
    convenience init(of path: SystemPath) throws { try self.init(path.folder) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Brings to the disk which files are in it, by what names, as far as that is possible. Throws `PlatformError`.
    func sync() throws {
        guard descriptor >= 0 else { return }
        let problem = lp_sync(descriptor)
        if problem < 0, !Self.refusals.contains(-problem) { throw PlatformError(system: -problem) }
    }
}
