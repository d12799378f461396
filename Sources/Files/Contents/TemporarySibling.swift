import CGtk
import Platform

/// A new file beside another one, that is to take its place.
///
/// Nobody can foresee its name, so that nobody can put something there, and it is never wider open than it is made. It is
/// locked while it is written: one that isn't was left by a program that was killed.
nonisolated struct TemporarySibling {
    let path: SystemPath
    let descriptor: Int32

    private static let ending = ".longpress~"
    /// The number of hexadecimal digits that tell one from another.
    private static let digits = 16

    /// Makes one, empty, with a mode less what the person's mask forbids.
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
            // Before it was locked, another program may have taken it for left behind.
            let isOthers = lp_lock(descriptor) == -EWOULDBLOCK
            var state = stat()
            let problem = lp_stat(descriptor, &state)
            if problem == 0, !isOthers, state.st_nlink == 1 {
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

    /// A new name for a sibling of a file of some name.
    static func name(besides base: String) -> String {
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        return start(besides: base) + String(repeating: "0", count: digits - number.count) + number + ending
    }

    /// How the names of the siblings begin.
    private static func start(besides base: String) -> String {
        // No name has more than 255 bytes, and one that isn't text is none for other file systems.
        ".\(String(decoding: base.utf8.prefix(200), as: UTF8.self))."
    }

    /// Removes what killed programs have left of files: only what is this person's, and nobody is writing.
    static func removeLeftovers(of target: SystemPath) {
        let start = start(besides: target.base.text)
        removeLeftovers(in: target.folder) { ".\($0)." == start }
    }

    /// The same of the files in a folder whose names (cut to 200 bytes) pass a test.
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
        for path in left { whileNobodyWrites(path) { remove(path) } }
    }

    /// Whether a file is this person's, and nobody is writing it.
    static func isLeft(_ path: SystemPath) -> Bool {
        var isLeft = false
        whileNobodyWrites(path) { isLeft = true }
        return isLeft
    }

    private static func whileNobodyWrites(_ path: SystemPath, _ body: () -> Void) {
        let descriptor = lp_open_to_look(path.characters)
        guard descriptor >= 0 else { return }
        defer { CGtk.close(descriptor) }
        var state = stat()
        guard lp_stat(descriptor, &state) == 0, lp_is_regular(&state) != 0, state.st_nlink == 1,
            state.st_uid == geteuid(), lp_lock(descriptor) == 0
        else { return }
        body()
    }

    /// Gives it its content.
    func fill(_ write: (_ send: ([UInt8]) -> Bool) throws -> Void) throws { try File.write(descriptor, write) }

    /// Brings it to the disk, with what it has besides its content.
    func sync() throws {
        try checked(lp_sync(descriptor))
    }

    /// Gives it the owner, the attributes and then the mode of the file that it replaces; false if that isn't allowed. Until
    /// then nobody else may do anything with it.
    func takeAccess(of target: SystemPath, _ old: stat) -> Bool {
        var own = stat()
        guard lp_stat(descriptor, &own) == 0 else { return false }
        if own.st_uid != old.st_uid || own.st_gid != old.st_gid {
            guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else { return false }
        }
        guard let attributes = FileAttributes(of: target), attributes.give(to: descriptor) else { return false }
        return fchmod(descriptor, old.st_mode & 0o7777) == 0
    }

    /// Puts it in the file's place. What it is like after that, which counts as a change of its own, is the result.
    func takeName(of target: SystemPath, _ left: StateLeft) throws -> FileState {
        var state: FileState??
        do {
            try keep(as: target) {
                // Whatever comes now, the file is another one.
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

    /// Gives it a name under which it is to stay, and brings that to the disk. It remains open, and so locked. `isNew`
    /// fails with EEXIST, and changes nothing, if the name is taken; `then` is done before the name is on the disk for
    /// sure.
    func keep(as name: SystemPath, isNew: Bool = false, then: () throws -> Void = {}) throws {
        let folder = try OpenFolder(of: name)
        let rename = isNew ? lp_rename_new : lp_rename
        try checked(rename(path.characters, name.characters))
        UnfinishedFiles.forget(path)
        try then()
        try folder.sync()
    }

    /// Removes it, unless it has got its name.
    func remove() {
        Self.remove(path)
        UnfinishedFiles.forget(path)
    }

    /// Lets go of it, and of its lock.
    func close() { CGtk.close(descriptor) }

    static func remove(_ path: SystemPath) {
        _ = lp_remove(path.characters)
    }
}
