import CGtk
import Localization
import Platform

nonisolated extension File {
    /// The state in which a file has to be before it is written.
    package enum Expectation: Hashable, Sendable {
        /// Any: it is replaced.
        case anything
        /// The file as it was known.
        case state(FileState)
    }

    /// Replaces the file atomically: whatever happens, its name stands for all of the old content or all of the new one.
    /// Links to it stay links to it; its mode, owner, access list, security label and attributes stay. What is no file, such
    /// as a pipe, isn't replaced.
    ///
    /// The new content is written beside it, brought to the disk, and then given its name; meanwhile nobody may read it
    /// who mayn't read the file. Only a file with several names, or with an owner or attributes that can't be given, is
    /// written in place. What it was stays beside it until that is done, and is put back if it fails; ``copiesLeft`` has
    /// what is there after the program was killed.
    ///
    /// - Parameters:
    ///   - expected: What must be there; asked before the work and again right before the file is replaced.
    ///   - mode: Who may do what with it if it is new, less what the person's mask forbids.
    ///   - cancellation: Called off in time, the file stays as it was.
    ///   - left: Told what the file is like if this throws though it has touched the file.
    ///   - write: Hands over the content piece by piece, until a piece is answered by false.
    /// - Returns: What the file is like now.
    /// - Throws: `FileConflict` if something else is there, `PlatformError` if it can't be written, or the disk doesn't say
    ///   that it will last, `CancellationError`.
    package func replace(
        expecting expected: Expectation = .anything, newMode mode: UInt32 = 0o666, cancellation: Cancellation,
        leaving left: StateLeft = StateLeft(), by write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        guard let path = systemPath else {
            try check(expected, cancellation)
            var content: [UInt8] = []
            try write {
                content += $0
                return true
            }
            return try replaceRemote(with: content, as: G_FILE_CREATE_NONE, cancellation)
        }
        let target = try Self.linked(path)
        return try FilesBeingWritten.alone(target) {
            try replace(target, expecting: expected, newMode: mode, cancellation, left, by: write)
        }
    }

    private func replace(
        _ target: SystemPath, expecting expected: Expectation, newMode mode: UInt32, _ cancellation: Cancellation,
        _ left: StateLeft, by write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        try check(expected, cancellation)
        var state = stat()
        let found = lp_stat_path(target.characters, &state)
        // What can't be looked at isn't taken for what isn't there.
        guard found == 0 || found == -ENOENT else { throw PlatformError(system: -found) }
        let exists = found == 0
        if exists, lp_is_folder(&state) != 0 { throw PlatformError(SpecialKind.folder.sentence) }
        if exists, let kind = SpecialKind(state) { throw PlatformError(kind.sentence) }
        if exists, state.st_nlink > 1 { return try overwrite(target, expected, cancellation, left, write) }
        TemporarySibling.removeLeftovers(of: target)
        if let state = try exchange(target, exists ? state : nil, expected, newMode: mode, cancellation, left, write) {
            return state
        }
        return try overwrite(target, expected, cancellation, left, write)
    }

    /// Writes a new file beside the old one, and renames it to the old one's name.
    ///
    /// - Returns: The state of the new file; nil if it can't have the old one's access. The old file is unchanged then, and the
    ///   new one is removed and closed: open, it would still take room on the disk.
    private func exchange(
        _ target: SystemPath, _ old: stat?, _ expected: Expectation, newMode mode: UInt32, _ cancellation: Cancellation,
        _ left: StateLeft, _ write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState? {
        let new = try TemporarySibling(of: target, mode: old.map { $0.st_mode & 0o600 } ?? mode)
        defer { new.close() }
        do {
            try new.fill(write)
            if let old, !new.takeAccess(of: target, old) {
                new.remove()
                return nil
            }
            try new.sync()
            try check(expected, cancellation)
            // Bringing it to the disk may have taken long enough to be called off.
            try cancellation.check()
            return try new.takeName(of: target, left)
        } catch {
            new.remove()
            throw error
        }
    }

    /// The same with the whole content at once.
    package func replace(
        with content: [UInt8], expecting expected: Expectation = .anything, newMode mode: UInt32 = 0o666,
        cancellation: Cancellation
    ) throws -> FileState {
        try replace(expecting: expected, newMode: mode, cancellation: cancellation) { send in _ = send(content) }
    }

    private func check(_ expected: Expectation, _ cancellation: Cancellation) throws {
        guard case .state(let known) = expected else { return }
        guard let now = try state(cancellation) else { throw FileConflict.gone }
        if now != known { throw FileConflict.changed }
    }

    /// Returns the path that a chain of links leads to; the last file need not be there.
    static func linked(_ path: SystemPath) throws -> SystemPath {
        var path = path
        for _ in 0..<40 {
            var problem: Int32 = 0
            guard let link = lp_link(path.characters, &problem) else {
                // It is none, or nothing is there. What can't be looked at may be one, and isn't to be replaced itself.
                guard [EINVAL, ENOENT, ENOTDIR].contains(problem) else { throw PlatformError(system: problem) }
                return path
            }
            defer { g_free(link) }
            guard let next = g_canonicalize_filename(link, path.folder.characters) else { return path }
            defer { g_free(next) }
            path = SystemPath(next)
        }
        throw PlatformError(system: ELOOP)
    }

    private func overwrite(
        _ target: SystemPath, _ expected: Expectation, _ cancellation: Cancellation, _ left: StateLeft,
        _ write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        let (old, _) = try File(target).read(limit: .max, cancellation: cancellation)
        let descriptor = try checked(lp_open_to_write(target.characters))
        defer { close(descriptor) }
        let copy = try KeptCopy(of: target, old)
        var isWhole = true
        defer { isWhole ? copy.remove() : copy.leave() }
        try check(expected, cancellation)
        try checked(lp_cut(descriptor))
        do {
            return try Self.fill(descriptor, write)
        } catch {
            // The room that it took before is free again, unless another program was faster.
            isWhole = (try? Self.fill(descriptor) { send in _ = send(old) }) != nil
            left.set(try? Self.state(of: descriptor))
            if isWhole { throw error }
            throw PlatformError(
                localized(
                    "The file is incomplete now. The previous version is in “{name}”.", ["name": copy.name.text]))
        }
    }

    /// Gives an open file its content, and brings that to the disk.
    static func fill(
        _ descriptor: Int32, _ write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        try self.write(descriptor, write)
        try checked(lp_sync(descriptor))
        return try state(of: descriptor)
    }

    /// Gives an open file its content.
    static func write(_ descriptor: Int32, _ write: (_ send: ([UInt8]) -> Bool) throws -> Void) throws {
        var problem = lp_cut(descriptor)
        if problem == 0 {
            try write { piece in
                if problem == 0 { problem = lp_write(descriptor, piece, gsize(piece.count)) }
                return problem == 0
            }
        }
        try checked(problem)
    }

    static func state(of descriptor: Int32) throws -> FileState {
        var state = stat()
        try checked(lp_stat(descriptor, &state))
        return FileState(state)
    }
}
