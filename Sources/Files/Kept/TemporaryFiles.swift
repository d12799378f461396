import CGtk
import Platform
import Synchronization

/// Files made for other programs to open. They are kept until the program is started again after the process that made them
/// has ended.
package nonisolated enum TemporaryFiles {
    /// The folder of this process, locked until the process ends.
    private struct Own {
        let path: SystemPath
        let lock: StateFolder.Lock
    }
    private static let own = Mutex<Own?>(nil)
    /// The maximum number of attempts to make a folder, in case another start of the program removes it before it is locked.
    private static let maxAttempts = 8

    /// The folder for the files of all processes, in the user's cache, to which only the user has access.
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
            for _ in 0..<maxAttempts {
                if own == nil { own = try claim(root.child("\(Process.identifier)-XXXXXX")) }
                guard let path = own?.path else { continue }
                do {
                    return try makeFolder(path.child("XXXXXX"))
                } catch  where g_file_test(path.characters, G_FILE_TEST_IS_DIR) == 0 {
                    // The cache has been cleared.
                    own = nil
                }
            }
            throw PlatformError(system: ENOENT)
        }
    }

    /// Makes a folder whose name ends in six unique letters.
    private static func makeFolder(_ pattern: SystemPath) throws -> SystemPath {
        let name = strdup(pattern.characters)
        defer { free(name) }
        guard let made = g_mkdtemp(name) else { throw PlatformError(String(cString: lp_system_error())) }
        return SystemPath(made)
    }

    /// Makes a folder and locks it; returns nil if another start of the program has removed it in between.
    private static func claim(_ pattern: SystemPath) throws -> Own? {
        guard g_mkdir_with_parents(pattern.folder.characters, 0o700) == 0 else {
            throw PlatformError(String(cString: lp_system_error()))
        }
        let path = try makeFolder(pattern)
        return try StateFolder(path).lock().map { Own(path: path, lock: $0) }
    }

    /// Removes the files of processes that have ended, in the background. Files of other running processes are kept, and so is
    /// anything that isn't the program's.
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

    /// Returns whether a folder's name has the format of a process's folder, or of one by an earlier version of the program.
    private static func isOwn(_ name: FileName) -> Bool {
        name.text.wholeMatch(of: /([0-9]+-)?[A-Za-z0-9]{6}/) != nil
    }

    /// Removes a folder and everything in it; removes a link itself rather than its target.
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
