import CGtk
import Platform
import Synchronization

/// Files made for other programs to open, which stay until the program starts after the one that made them has ended.
package nonisolated enum TemporaryFiles {
    /// The folder of this process, which it has taken for as long as it runs.
    private struct Own {
        let path: SystemPath
        let lock: StateFolder.Lock
    }
    private static let own = Mutex<Own?>(nil)
    /// How often a folder is made anew that another start has removed before it was taken.
    private static let mostTries = 8

    /// The folder that holds those of all processes: in the person's cache, which only the person may enter.
    private static var root: SystemPath {
        UserFolder.cache.path.child(SystemPath(g_get_prgname())).child("shared")
    }

    /// Makes a file in a folder of its own, so that it keeps its name. Throws `PlatformError`, and leaves nothing then.
    package static func make(_ content: [UInt8], named name: FileName) async throws -> File {
        let root = root
        let folder = try await BlockingWork.run(at: File(root), timeLimit: FileWait.look) { _ in
            try newFolder(in: root)
        }
        let file = File(folder).child(name)
        do {
            try await file.replaceContents(content)
        } catch {
            try? await BlockingWork.run(at: file, timeLimit: FileWait.look) { _ in delete(folder) }
            throw error
        }
        return file
    }

    private static func newFolder(in root: SystemPath) throws -> SystemPath {
        try own.withLock { own in
            for _ in 0..<mostTries {
                if own == nil { own = try claim(root.child("\(Process.identifier)-XXXXXX")) }
                guard let path = own?.path else { continue }
                do {
                    return try makeFolder(path.child("XXXXXX"))
                } catch  where g_file_test(path.characters, G_FILE_TEST_IS_DIR) == 0 {
                    // Somebody has cleared the cache.
                    own = nil
                }
            }
            throw PlatformError(system: ENOENT)
        }
    }

    /// Makes a folder whose name ends in six letters of its own.
    private static func makeFolder(_ pattern: SystemPath) throws -> SystemPath {
        let name = strdup(pattern.characters)
        defer { free(name) }
        guard let made = g_mkdtemp(name) else { throw PlatformError(String(cString: lp_system_error())) }
        return SystemPath(made)
    }

    /// Makes a folder and takes it; nil if another start has removed it in between.
    private static func claim(_ pattern: SystemPath) throws -> Own? {
        guard g_mkdir_with_parents(pattern.folder.characters, 0o700) == 0 else {
            throw PlatformError(String(cString: lp_system_error()))
        }
        let path = try makeFolder(pattern)
        return try StateFolder(path).lock().map { Own(path: path, lock: $0) }
    }

    /// Removes the files of processes that have ended, beside whatever else the program does. What other ones that run have
    /// handed over stays, and so does what isn't the program's.
    package static func removeLeftovers() {
        let root = root
        Task { try? await BlockingWork.run(at: File(root)) { _ in removeLeftovers(in: root) } }
    }

    private static func removeLeftovers(in root: SystemPath) {
        for name in (try? StateFolder(root).names()) ?? [] where isOwn(name) {
            let path = root.child(name.text)
            guard let lock = try? StateFolder(path).lock() else { continue }
            withExtendedLifetime(lock) { delete(path) }
        }
        _ = lp_remove_folder(root.characters)
    }

    /// Whether a folder is named as a process's is, or as one of a program before this version.
    private static func isOwn(_ name: FileName) -> Bool {
        name.text.wholeMatch(of: /([0-9]+-)?[A-Za-z0-9]{6}/) != nil
    }

    /// Removes a folder with all that is in it; a link is removed itself, not what it leads to.
    private static func delete(_ folder: SystemPath) {
        let path = folder.characters
        if g_file_test(path, G_FILE_TEST_IS_SYMLINK) == 0, let entries = g_dir_open(path, 0, nil) {
            while let name = g_dir_read_name(entries) {
                let entry = folder.child(SystemPath(name))
                if remove(entry.characters) != 0 { delete(entry) }
            }
            g_dir_close(entries)
        }
        _ = remove(path)
    }
}
