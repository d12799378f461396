import CGtk
import Platform

@MainActor extension File {
    /// The whole content, read on another thread. Called off, the file is left behind, even if it never answers. Throws
    /// `PlatformError` if it can't be read, the disk doesn't answer, or it is larger than a limit in bytes,
    /// `CancellationError`.
    package func contents(limit: Int) async throws -> [UInt8] {
        try await BlockingWork.run(at: self, silenceLimit: FileWait.reading) {
            try read(limit: limit, cancellation: $0).bytes
        }
    }

    /// The state of the file now, asked on another thread; nil if there is none. Throws `PlatformError` if that can't
    /// be found out, as when the disk doesn't answer.
    package func currentState(timeLimit: Int = FileWait.look) async throws -> FileState? {
        try await BlockingWork.run(at: self, timeLimit: timeLimit) { try state($0) }
    }

    /// Writes the content. A file that exists is replaced atomically: readers see the old content or the new one, never
    /// a part; its mode stays, and so do links to it. Throws `PlatformError` if it can't be written, as when the disk
    /// doesn't answer.
    package func replaceContents(_ content: [UInt8]) async throws {
        try await BlockingWork.run(at: self, isNeeded: true, silenceLimit: FileWait.writing) { cancellation in
            if path != nil {
                _ = try replace(with: content, cancellation: cancellation)
            } else {
                _ = try replaceRemote(with: content, as: G_FILE_CREATE_REPLACE_DESTINATION, cancellation)
            }
        }
    }

    /// Makes a new file with the content, and brings it to the disk; false if there is a file of that name, which is
    /// left as it is. Throws `PlatformError` if it can't be written; nothing is left of it then.
    package func createContents(_ content: [UInt8]) async throws -> Bool {
        try await BlockingWork.run(at: self, isNeeded: true, silenceLimit: FileWait.writing) {
            try createNow(content, $0)
        }
    }
}

nonisolated extension File {
    /// Written beside its place: whatever happens, its name stands for all of the content, or for nothing.
    private func createNow(_ content: [UInt8], _ cancellation: Cancellation) throws -> Bool {
        guard let path = systemPath else { return try createRemote(content, cancellation) }
        // Most that are there are found before the work.
        if try state(cancellation) != nil { return false }
        TemporarySibling.removeLeftovers(of: path)
        let new = try TemporarySibling(of: path, mode: 0o666)
        defer { new.close() }
        do {
            try new.fill { send in
                var start = 0
                while start < content.count {
                    try cancellation.check()
                    let end = min(start + Self.pieceLength, content.count)
                    guard send(Array(content[start..<end])) else { return }
                    start = end
                }
            }
            try new.sync()
            try cancellation.check()
        } catch {
            new.remove()
            throw error
        }
        var isNamed = false
        do {
            try new.keep(as: path, isNew: true) { isNamed = true }
        } catch {
            if isNamed { TemporarySibling.remove(path) } else { new.remove() }
            if let error = error as? PlatformError, error.isExisting { return false }
            throw error
        }
        return true
    }
}
