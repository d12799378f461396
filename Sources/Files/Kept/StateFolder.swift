import CGtk
import Platform

/// A folder with the program's own state, which is kept from one start to the next but isn't one of the user's documents. Call
/// its methods off the main thread, because all of them wait for the disk.
package nonisolated struct StateFolder: Hashable, Sendable {
    let location: SystemPath

    package init(path: String) { self.init(SystemPath(path)) }

    /// Makes a folder from a path, which need not be text.
    package init(_ location: SystemPath) { self.location = location }

    /// The path as text, for display.
    package var path: String { location.text }

    package var parent: StateFolder { StateFolder(location.folder) }

    /// Returns the user's folder for a program's state.
    package static func user(_ program: FileName) -> StateFolder {
        StateFolder(UserFolder.state.path).folder(program)
    }

    /// Returns the user's folder for a program's settings.
    package static func configuration(_ program: FileName) -> StateFolder {
        StateFolder(UserFolder.configuration.path).folder(program)
    }

    /// Returns the user's folder for data that a program can recreate.
    package static func cache(_ program: FileName) -> StateFolder { StateFolder(UserFolder.cache.path).folder(program) }

    package func folder(_ name: FileName) -> StateFolder { StateFolder(location.child(name.text)) }

    /// Returns a subfolder that isn't among the ``names``.
    package func hidden(_ name: FileName) -> StateFolder { StateFolder(location.child(".\(name)")) }

    /// The folder itself as a file, for work that waits for its disk.
    package var asFile: File { File(location) }

    package func file(_ name: FileName) -> File { File(location.child(name.text)) }

    /// Creates the folder and its missing parents, and synchronizes them to the disk; only the user has access. Throws
    /// `PlatformError`.
    package func make() throws {
        var missing: [SystemPath] = []
        var (next, state) = (location, stat())
        while lp_stat_path(next.characters, &state) == -ENOENT, next.folder != next {
            missing.append(next)
            next = next.folder
        }
        guard g_mkdir_with_parents(location.characters, 0o700) == 0 else {
            throw PlatformError("\(String(cString: lp_system_error())).")
        }
        for path in missing { try OpenFolder(of: path).sync() }
    }

    /// Synchronizes the folder's entries to the disk. Throws `PlatformError`.
    package func sync() throws { try OpenFolder(location).sync() }

    /// Returns the names of its visible entries, in order; empty if there is no such folder. Throws `PlatformError`.
    package func names() throws -> [FileName] { try allNames().compactMap { FileName($0) } }

    /// Returns the names of its hidden entries, without the leading full stop, in order. Throws `PlatformError`.
    package func hiddenNames() throws -> [FileName] {
        try allNames().filter { $0.hasPrefix(".") }.compactMap { FileName(String($0.dropFirst())) }
    }

    /// Returns the names of all entries, as the system returns them.
    private func allNames() throws -> [String] {
        var error: Int32 = 0
        guard let list = lp_folder_names(location.characters, &error) else {
            if [ENOENT, ENOTDIR].contains(error) { return [] }
            throw PlatformError(system: error)
        }
        defer { g_strfreev(list) }
        var names: [String] = []
        while let name = list[names.count] { names.append(String(cString: name)) }
        return names.sorted()
    }

    /// Returns the content of a file; throws `PlatformError` if it can't be read, or is larger than a limit in bytes.
    package func read(_ name: FileName, limit: Int) throws -> [UInt8] {
        try file(name).read(limit: limit, cancellation: Cancellation()).bytes
    }

    /// Writes a file, and synchronizes its content to the disk; ``sync()`` synchronizes its name. Until then the file may be
    /// incomplete. Throws `PlatformError` if it can't be written; nothing is left of it then.
    package func write(_ bytes: [UInt8], to name: FileName) throws {
        // An incomplete file may be left from an earlier attempt.
        remove(name)
        let descriptor = try checked(lp_open_new(location.child(name.text).characters, 0o600))
        defer { close(descriptor) }
        do {
            _ = try File.fill(descriptor) { send in _ = send(bytes) }
        } catch {
            remove(name)
            throw error
        }
    }

    /// Replaces a file atomically, and synchronizes it to the disk. Throws `PlatformError`.
    package func replace(_ name: FileName, with bytes: [UInt8]) throws {
        _ = try file(name).replace(with: bytes, newMode: 0o600, cancellation: Cancellation())
    }

    /// Renames a file to an unused name. Throws `PlatformError`.
    package func rename(_ name: FileName, _ other: FileName) throws {
        try checked(lp_rename(location.child(name.text).characters, location.child(other.text).characters))
    }

    /// Removes a file. Returns whether there is no file of that name afterwards.
    @discardableResult
    package func remove(_ name: FileName) -> Bool {
        [0, -ENOENT].contains(lp_remove(location.child(name.text).characters))
    }

    package func removeIfEmpty() { _ = lp_remove_folder(location.characters) }

    /// Removes its own files with their leftover temporary files, and then the folder itself, unless something else is in it:
    /// unknown files are kept. Throws `PlatformError` if the folder can't be read.
    package func remove(where isOwn: (FileName) -> Bool) throws {
        for name in try names() where isOwn(name) { remove(name) }
        TemporarySibling.removeLeftovers(in: location) { FileName($0).map(isOwn) ?? false }
        removeIfEmpty()
    }

    /// Moves the folder to another path. The move is on the disk once the parent folder is synchronized: see ``sync()``.
    /// Throws `PlatformError` if it fails; the folder then stays at its path.
    package func move(to other: StateFolder) throws {
        try checked(lp_rename(location.characters, other.location.characters))
    }

    /// Locks the folder for this process, until the result is released or the process ends in whatever way. Returns nil if
    /// another process has locked it, or if the path isn't a folder: it doesn't exist, or is something else, such as a link to
    /// a folder. Throws `PlatformError` if it can't be opened.
    package func lock() throws -> Lock? { try Lock(location) }

    /// A folder's lock, held by this process.
    package final class Lock: Sendable {
        private let descriptor: Int32

        fileprivate init?(_ location: SystemPath) throws {
            descriptor = lp_open_own_folder(location.characters)
            guard descriptor >= 0 else {
                if [ENOENT, ENOTDIR, ELOOP].contains(-descriptor) { return nil }
                throw PlatformError(system: -descriptor)
            }
            let result = lp_lock(descriptor)
            guard result == 0 else {
                close(descriptor)
                if result == -EWOULDBLOCK { return nil }
                throw PlatformError(system: -result)
            }
        }

        deinit {
            close(descriptor)
        }
    }
}
