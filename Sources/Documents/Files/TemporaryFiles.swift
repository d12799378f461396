import CGtk
import Gtk

/// Files made for other programs to open. They stay while those may need them, until the program starts again.
package enum TemporaryFiles {
    /// The folder that holds them: the program's own, in the person's cache, which only the person may enter.
    private static var root: String {
        "\(String(cString: g_get_user_cache_dir()))/\(String(cString: g_get_prgname()))/shared"
    }

    /// Makes a file in a folder of its own, so that it keeps its name.
    ///
    /// - Throws: `PlatformError` if it can't be written; nothing is left of it then.
    package static func make(_ content: [UInt8], named name: FileName) async throws -> File {
        let root = root
        guard g_mkdir_with_parents(root, 0o700) == 0 else {
            throw PlatformError(String(cString: lp_system_error()))
        }
        guard let folder = g_mkdtemp(strdup("\(root)/XXXXXX")) else {
            throw PlatformError(String(cString: lp_system_error()))
        }
        defer { free(folder) }
        let file = File(path: String(cString: folder)).child(name)
        do {
            try await file.replaceContents(content)
        } catch {
            delete(folder: String(cString: folder))
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
    private static func removeAll(in root: String) async {
        delete(folder: root)
    }

    /// Removes a folder with all that is in it; a link is removed itself, not what it leads to.
    private nonisolated static func delete(folder: String) {
        if g_file_test(folder, G_FILE_TEST_IS_SYMLINK) == 0, let entries = g_dir_open(folder, 0, nil) {
            while let name = g_dir_read_name(entries) {
                let path = "\(folder)/\(String(cString: name))"
                if remove(path) != 0 { delete(folder: path) }
            }
            g_dir_close(entries)
        }
        _ = remove(folder)
    }
}
