import CGtk
import Platform

/// What is done with whole files and folders. For use off the main thread: every call waits for the disk.
nonisolated extension File {
    /// Gives the file another place on the same disk, where nothing is: what is there stays. Throws `PlatformError`, which
    /// `isExisting` if something is.
    package func move(to other: File) throws {
        let (from, to) = (try Self.local(self), try Self.local(other))
        try FilesBeingWritten.alone(from) {
            _ = try checked(lp_rename_new(from.characters, to.characters))
        }
    }

    /// Copies the file to where nothing is. Throws `PlatformError`, which `isExisting` if something is, `CancellationError`; nothing
    /// is left of the copy then.
    package func copy(to other: File, _ cancellation: Cancellation) throws {
        try withFile { from in
            try other.withFile { to in
                do {
                    _ = try Self.cancellable(cancellation) {
                        // Copying gives signs of its own: `isCancelled` is one.
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

    /// Makes a folder where nothing is. Throws `PlatformError`, which `isExisting` if something is.
    package func makeFolder() throws {
        _ = try withFile { file in try throwing { g_file_make_directory(file, nil, $0) } }
    }

    /// Removes a folder with nothing in it. Throws `PlatformError`.
    package func removeEmptyFolder() throws { try checked(lp_remove_folder(Self.local(self).characters)) }

    private static func local(_ file: File) throws -> SystemPath {
        guard let path = file.systemPath else { throw PlatformError(system: ENOTSUP) }
        return path
    }
}
