import CGtk
import Platform

/// A temporary file in the same folder as another one, which it is to replace.
///
/// Its name is unpredictable, so that no other program can put something there, and its permissions are never wider than
/// requested. It is locked while it is written: an unlocked one was left by a killed program.
nonisolated struct TemporarySibling {
    let path: SystemPath
    let descriptor: Int32

    private static let ending = ".longpress~"
    /// The number of hexadecimal digits in the name.
    private static let digits = 16

    /// Makes an empty file with a mode, less the user's umask.
    init(of target: SystemPath, mode: mode_t) throws {
        for _ in 0..<100 {
            let path = target.folder.child(Self.name(besides: target.base.text))
            guard UnfinishedFiles.add(path) else { throw PlatformError(system: ECANCELED) }
            let descriptor = lp_open_new(path.characters, mode)
            guard descriptor >= 0 else {
                UnfinishedFiles.forget(path)
                if descriptor == -EEXIST { continue }
                throw PlatformError(system: -descriptor)
            }
            // Before it was locked, another program may have treated it as left behind.
            let isLockedByOther = lp_lock(descriptor) == -EWOULDBLOCK
            var state = stat()
            let problem = lp_stat(descriptor, &state)
            if problem == 0, !isLockedByOther, state.st_nlink == 1 {
                (self.path, self.descriptor) = (path, descriptor)
                return
            }
            if problem < 0 { Self.remove(path) }
            UnfinishedFiles.forget(path)
            CGtk.close(descriptor)
            try checked(problem)
        }
        throw PlatformError(system: EBUSY)
    }

    /// Returns a new name for a temporary file next to a file of some name.
    static func name(besides base: String) -> String {
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        return start(besides: base) + String(repeating: "0", count: digits - number.count) + number + ending
    }

    /// Returns the beginning of the names of a file's temporary files.
    private static func start(besides base: String) -> String {
        // A name has at most 255 bytes, and other file systems require text.
        ".\(String(decoding: base.utf8.prefix(200), as: UTF8.self))."
    }

    /// Removes the temporary files of a file that killed programs have left: only this user's, and only unlocked ones.
    static func removeLeftovers(of target: SystemPath) {
        let start = start(besides: target.base.text)
        removeLeftovers(in: target.folder) { ".\($0)." == start }
    }

    /// Removes leftover temporary files of all files in a folder whose names (cut to 200 bytes) satisfy a condition.
    static func removeLeftovers(in folder: SystemPath, where isTarget: (_ name: String) -> Bool) {
        var left: [SystemPath] = []
        for name in folder.entries {
            let added = 2 + digits + ending.utf8.count
            guard name.hasPrefix("."), name.hasSuffix(ending), name.utf8.count > added else { continue }
            let target = name.utf8.dropFirst().dropLast(added - 1)
            if name.utf8[target.endIndex] == UInt8(ascii: "."), isTarget(String(decoding: target, as: UTF8.self)) {
                left.append(folder.child(name))
            }
        }
        for path in left { ifUnlocked(path) { remove(path) } }
    }

    /// Returns whether a file belongs to this user and isn't being written.
    static func isLeft(_ path: SystemPath) -> Bool {
        var isLeft = false
        ifUnlocked(path) { isLeft = true }
        return isLeft
    }

    private static func ifUnlocked(_ path: SystemPath, _ body: () -> Void) {
        let descriptor = lp_open_to_look(path.characters)
        guard descriptor >= 0 else { return }
        defer { CGtk.close(descriptor) }
        var state = stat()
        guard lp_stat(descriptor, &state) == 0, lp_is_regular(&state) != 0, state.st_nlink == 1,
            state.st_uid == geteuid(), lp_lock(descriptor) == 0
        else { return }
        body()
    }

    /// Writes the content.
    func fill(_ write: (_ send: ([UInt8]) -> Bool) throws -> Void) throws { try File.write(descriptor, write) }

    /// Synchronizes the file and its attributes to the disk.
    func sync() throws {
        try checked(lp_sync(descriptor))
    }

    /// Sets the owner, the attributes and then the mode of the file that it replaces; returns false if that isn't permitted.
    /// Until then no other user can access it.
    func copyAccess(from target: SystemPath, _ old: stat) -> Bool {
        var own = stat()
        guard lp_stat(descriptor, &own) == 0 else { return false }
        if own.st_uid != old.st_uid || own.st_gid != old.st_gid {
            guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else { return false }
        }
        guard let attributes = FileAttributes(of: target), attributes.apply(to: descriptor) else { return false }
        return fchmod(descriptor, old.st_mode & 0o7777) == 0
    }

    /// Renames it to the target, and returns its new state, which renaming changes.
    func rename(to target: SystemPath, _ left: FailedWriteState) throws -> FileState {
        var state: FileState??
        do {
            try keep(as: target) {
                // Whatever happens now, the target is a different file.
                state = .some(nil)
                state = try File.state(of: descriptor)
            }
        } catch {
            if let state { left.set(state) }
            throw error
        }
        guard case .some(.some(let state)) = state else { throw PlatformError(system: EIO) }
        return state
    }

    /// Renames it to a permanent name, and synchronizes that to the disk. It remains open, and so locked. With `isNew` this
    /// fails with EEXIST, and changes nothing, if the name is taken; `then` is called after renaming, before the name is sure
    /// to be on the disk.
    func keep(as name: SystemPath, isNew: Bool = false, then: () throws -> Void = {}) throws {
        let folder = try OpenFolder(of: name)
        let rename = isNew ? lp_rename_new : lp_rename
        try checked(rename(path.characters, name.characters))
        UnfinishedFiles.forget(path)
        try then()
        try folder.sync()
    }

    /// Removes the file, unless it has its permanent name.
    func remove() {
        Self.remove(path)
        UnfinishedFiles.forget(path)
    }

    /// Closes the file, and so releases its lock.
    func close() { CGtk.close(descriptor) }

    static func remove(_ path: SystemPath) {
        _ = lp_remove(path.characters)
    }
}
