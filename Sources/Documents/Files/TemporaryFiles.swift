import CGtk
import Gtk

/// Files made for other programs to open. They stay while those may need them, until the program starts again.
package enum TemporaryFiles {
    /// The folder that holds them: the program's own, in the person's cache, which only the person may enter.
    private static var root: SystemPath {
        SystemPath(g_get_user_cache_dir()).child(SystemPath(g_get_prgname())).child("shared")
    }

    /// Makes a file in a folder of its own, so that it keeps its name.
    ///
    /// - Throws: `PlatformError` if it can't be written; nothing is left of it then.
    package static func make(_ content: [UInt8], named name: FileName) async throws -> File {
        let root = root
        guard g_mkdir_with_parents(root.characters, 0o700) == 0 else {
            throw PlatformError(String(cString: lp_system_error()))
        }
        guard let made = g_mkdtemp(strdup(root.child("XXXXXX").characters)) else {
            throw PlatformError(String(cString: lp_system_error()))
        }
        defer { free(made) }
        let folder = SystemPath(made)
        let file = File(folder).child(name)
        do {
            try await file.replaceContents(content)
        } catch {
            delete(folder)
            throw error
        }
        return file
    }

    /// Removes the files of earlier runs, beside whatever else the program does. Only the first instance may call it.
    package static func removeAll() {
        let root = root
        Task { await removeAll(in: root) }
    }

    @concurrent
    private static func removeAll(in root: SystemPath) async {
        delete(root)
    }

    /// Removes a folder with all that is in it; a link is removed itself, not what it leads to.
    private nonisolated static func delete(_ folder: SystemPath) {
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
