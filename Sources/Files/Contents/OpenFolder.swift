import CGtk
import Platform

/// An open folder, so that changes of its entries can be synchronized to the disk.
///
/// Open it before changing anything in it, so that nothing is changed if it can't be opened.
nonisolated final class OpenFolder: Sendable {
    private let descriptor: Int32

    /// The errors by which a disk reports that it doesn't support synchronizing, rather than a failure (fsync(2), and network
    /// disks).
    private static let refusals = [EINVAL, EROFS, ENOSYS, ENOTSUP, EBADF]

    /// Opens a folder.
    ///
    /// - Throws: `PlatformError` if it can't be opened.
    init(_ path: SystemPath) throws {
        descriptor = lp_open_folder(path.characters)
        // A folder without read permission may still be writable.
        if descriptor < 0, ![EACCES, EPERM].contains(-descriptor) { throw PlatformError(system: -descriptor) }
    }

    /// Opens the folder that contains a path.
    convenience init(of path: SystemPath) throws { try self.init(path.folder) }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Synchronizes the folder's entries to the disk, if the disk supports it. Throws `PlatformError`.
    func sync() throws {
        guard descriptor >= 0 else { return }
        let problem = lp_sync(descriptor)
        if problem < 0, !Self.refusals.contains(-problem) { throw PlatformError(system: -problem) }
    }
}
