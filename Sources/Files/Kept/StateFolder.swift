import CGtk
import Platform

/// A folder with the program's own state: what is to be kept from one start to the next, but is none of the person's
/// documents. For use off the main thread: every call waits for the disk.
package nonisolated struct StateFolder: Hashable, Sendable {
    let location: SystemPath

    package init(path: String) { self.init(SystemPath(path)) }

    /// A folder at a path, which need not be text.
    package init(_ location: SystemPath) { self.location = location }

    /// Its path as text, for showing.
    package var path: String { location.text }

    package var parent: StateFolder { StateFolder(location.folder) }

    /// The person's folder for the state of a program.
    package static func user(_ program: FileName) -> StateFolder {
        StateFolder(UserFolder.state.path).folder(program)
    }

    /// The person's folder for the settings of a program.
    package static func configuration(_ program: FileName) -> StateFolder {
        StateFolder(UserFolder.configuration.path).folder(program)
    }

    /// The person's folder for what a program can make again.
    package static func cache(_ program: FileName) -> StateFolder { StateFolder(UserFolder.cache.path).folder(program) }

    package func folder(_ name: FileName) -> StateFolder { StateFolder(location.child(name.text)) }

    /// A folder in it that isn't among its ``names``.
    package func hidden(_ name: FileName) -> StateFolder { StateFolder(location.child(".\(name)")) }

    /// The folder itself as a file, for what waits for the disk that it is on.
    package var asFile: File { File(location) }

    package func file(_ name: FileName) -> File { File(location.child(name.text)) }

    /// Makes it, with those that it is in, on the disk; only the person may enter. Throws `PlatformError`.
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

    /// Brings to the disk which files are in it, by what names. Throws `PlatformError`.
    package func sync() throws { try OpenFolder(location).sync() }

    /// The names in it, in order, without what is hidden; none if there is no such folder. Throws `PlatformError`.
    package func names() throws -> [FileName] { try allNames().compactMap { FileName($0) } }

    /// The names of what is hidden in it, without the point that hides it, in order. Throws `PlatformError`.
    package func hiddenNames() throws -> [FileName] {
        try allNames().filter { $0.hasPrefix(".") }.compactMap { FileName(String($0.dropFirst())) }
    }

    /// The names of the files in it, as the system has them.
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

    /// The content of a file in it; throws `PlatformError` if it can't be read, or is larger than a limit in bytes.
    package func read(_ name: FileName, limit: Int) throws -> [UInt8] {
        try file(name).read(limit: limit, cancellation: Cancellation()).bytes
    }

    /// Writes a file in it, and brings its content to the disk; ``sync()`` does so with its name. Meanwhile half of it
    /// may be there. Throws `PlatformError` if it can't be written; nothing is left of it then.
    package func write(_ bytes: [UInt8], to name: FileName) throws {
        // Half of it may be there from a time before.
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

    /// Writes a file in it all at once or not at all, and brings it to the disk. Throws `PlatformError`.
    package func replace(_ name: FileName, with bytes: [UInt8]) throws {
        _ = try file(name).replace(with: bytes, newMode: 0o600, cancellation: Cancellation())
    }

    /// Gives a file in it another name, that no other one has. Throws `PlatformError`.
    package func rename(_ name: FileName, _ other: FileName) throws {
        try checked(lp_rename(location.child(name.text).characters, location.child(other.text).characters))
    }

    /// Removes a file in it, if it is there. Returns whether there is none of that name now.
    @discardableResult
    package func remove(_ name: FileName) -> Bool {
        [0, -ENOENT].contains(lp_remove(location.child(name.text).characters))
    }

    package func removeIfEmpty() { _ = lp_remove_folder(location.characters) }

    /// Removes its own files with what writing them has left, and then itself, unless something else is in it: what
    /// nobody knows of stays. Throws `PlatformError` if what is in it can't be read.
    package func remove(where isOwn: (FileName) -> Bool) throws {
        for name in try names() where isOwn(name) { remove(name) }
        TemporarySibling.removeLeftovers(in: location) { FileName($0).map(isOwn) ?? false }
        removeIfEmpty()
    }

    /// Gives it another path, which is on the disk once the folder is which it is in then: see ``sync()``. Throws
    /// `PlatformError` if it stays where it was.
    package func move(to other: StateFolder) throws {
        try checked(lp_rename(location.characters, other.location.characters))
    }

    /// Takes the folder for this process, for as long as the result lives, or until the process ends in whatever way.
    /// Nil if another process has it, if it is gone, or if there is something else than a folder: a link to one is
    /// none. Throws `PlatformError` if it can't be opened.
    package func lock() throws -> Lock? { try Lock(location) }

    /// A folder taken for this process.
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
