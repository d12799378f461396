import CGtk
import Platform

/// Operations on whole files and folders. Call them off the main thread, because all of them wait for the disk.
nonisolated extension File {
    /// Moves the file to another path on the same disk. Throws `PlatformError`, with `isExisting` if that path exists, which
    /// isn't replaced.
    package func move(to other: File) throws {
        let (from, to) = (try Self.local(self), try Self.local(other))
        try FilesBeingWritten.alone(from) {
            _ = try checked(lp_rename_new(from.characters, to.characters))
        }
    }

    /// Copies the file to another path. Throws `PlatformError`, with `isExisting` if that path exists, or `CancellationError`;
    /// nothing is left of the copy then.
    package func copy(to other: File, _ cancellation: Cancellation) throws {
        try withFile { from in
            try other.withFile { to in
                do {
                    _ = try Self.cancellable(cancellation) {
                        // The progress callback reads `isCancelled`, which also reports that the work continues.
                        g_file_copy(
                            from, to, GFileCopyFlags(rawValue: 0), cancellation.pointer,
                            { _, _, data in
                                _ = Unmanaged<Cancellation>.fromOpaque(data!).takeUnretainedValue().isCancelled
                            }, Unmanaged.passUnretained(cancellation).toOpaque(), $0)
                    }
                } catch let error as PlatformError where error.isExisting {
                    throw error
                } catch {
                    _ = other.systemPath.map { lp_remove($0.characters) }
                    throw error
                }
            }
        }
    }

    /// Makes a folder. Throws `PlatformError`, with `isExisting` if the path exists.
    package func makeFolder() throws {
        _ = try withFile { file in try throwing { g_file_make_directory(file, nil, $0) } }
    }

    /// Removes an empty folder. Throws `PlatformError`.
    package func removeEmptyFolder() throws { try checked(lp_remove_folder(Self.local(self).characters)) }

    private static func local(_ file: File) throws -> SystemPath {
        guard let path = file.systemPath else { throw PlatformError(system: ENOTSUP) }
        return path
    }
}
