import CGtk
import Localization
import Platform

nonisolated extension File {
    /// The required state of a file before it is written.
    package enum Expectation: Hashable, Sendable {
        /// Any state: the file is replaced.
        case anything
        /// The last known state.
        case state(FileState)
    }

    /// Replaces the file atomically: whatever happens, its name stands for all of the old content or all of the new one. Links
    /// to it remain links to it; its mode, owner, access list, security label and attributes are kept. Anything but a regular
    /// file, such as a pipe, isn't replaced.
    ///
    /// The new content is written to a temporary file in the same folder, synchronized to the disk, and then renamed; until
    /// then only users who may read the file may read the new content. A file with several hard links, or whose owner or
    /// attributes can't be set, is written in place instead. A copy of its previous content stays next to it until that is
    /// done, and is put back if it fails; ``copiesLeft`` returns the copies that remain if the program was killed.
    ///
    /// - Parameters:
    ///   - expected: The required state of the file, checked at the start and again right before the file is replaced.
    ///   - mode: The mode of a new file, less the user's umask.
    ///   - cancellation: If it is cancelled in time, the file stays as it was.
    ///   - left: Gets the file's state if this throws after it has changed the file.
    ///   - write: Passes the content to `send` piece by piece, until `send` returns false.
    /// - Returns: The new state of the file.
    /// - Throws: `FileConflict` if the file isn't in the expected state, `PlatformError` if it can't be written or
    ///   synchronized to the disk, or `CancellationError`.
    package func replace(
        expecting expected: Expectation = .anything, newMode mode: UInt32 = 0o666, cancellation: Cancellation,
        leaving left: FailedWriteState = FailedWriteState(), by write: (_ send: ([UInt8]) -> Bool) throws -> Void
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
        _ left: FailedWriteState, by write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        try check(expected, cancellation)
        var state = stat()
        let found = lp_stat_path(target.characters, &state)
        // A file whose state can't be determined doesn't count as missing.
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

    /// Writes a new file next to the old one, and renames it to the old one's name.
    ///
    /// - Returns: The state of the new file; nil if it can't have the old one's access rights. Then the old file is unchanged,
    ///   and the new one is removed and closed: while open, it would still take space on the disk.
    private func exchange(
        _ target: SystemPath, _ old: stat?, _ expected: Expectation, newMode mode: UInt32, _ cancellation: Cancellation,
        _ left: FailedWriteState, _ write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState? {
        let new = try TemporarySibling(of: target, mode: old.map { $0.st_mode & 0o600 } ?? mode)
        defer { new.close() }
        do {
            try new.fill(write)
            if let old, !new.copyAccess(from: target, old) {
                new.remove()
                return nil
            }
            try new.sync()
            try check(expected, cancellation)
            // Synchronizing may have taken long enough for the user to cancel.
            try cancellation.check()
            return try new.rename(to: target, left)
        } catch {
            new.remove()
            throw error
        }
    }

    /// Replaces the file in the same way with the whole content at once.
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

    /// Returns the path that a chain of symbolic links leads to; the final file need not exist.
    static func linked(_ path: SystemPath) throws -> SystemPath {
        var path = path
        for _ in 0..<40 {
            var problem: Int32 = 0
            guard let link = lp_link(path.characters, &problem) else {
                // The path isn't a link, or doesn't exist. If that can't be determined it may be a link, which must not be
                // replaced itself.
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
        _ target: SystemPath, _ expected: Expectation, _ cancellation: Cancellation, _ left: FailedWriteState,
        _ write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        let (old, _) = try File(target).read(limit: .max, cancellation: cancellation)
        let descriptor = try checked(lp_open_to_write(target.characters))
        defer { close(descriptor) }
        let copy = try BackupCopy(of: target, old)
        var isWhole = true
        defer { isWhole ? copy.remove() : copy.leave() }
        try check(expected, cancellation)
        try checked(lp_cut(descriptor))
        do {
            return try Self.fill(descriptor, write)
        } catch {
            // The space that the old content took is free again, unless another program was faster.
            isWhole = (try? Self.fill(descriptor) { send in _ = send(old) }) != nil
            left.set(try? Self.state(of: descriptor))
            if isWhole { throw error }
            throw PlatformError(
                localized(
                    "The file is incomplete now. The previous version is in “{name}”.", ["name": copy.name.text]))
        }
    }

    /// Writes the content of an open file, and synchronizes it to the disk.
    static func fill(
        _ descriptor: Int32, _ write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        try self.write(descriptor, write)
        try checked(lp_sync(descriptor))
        return try state(of: descriptor)
    }

    /// Writes the content of an open file.
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
