import CGtk
import Platform

@MainActor extension File {
    /// Returns the whole content, read on another thread. If the task is cancelled, this returns even if the disk never
    /// responds. Throws `PlatformError` if the file can't be read, the disk doesn't respond, or the file is larger than a
    /// limit in bytes, or `CancellationError`.
    package func contents(limit: Int) async throws -> [UInt8] {
        try await BlockingWork.run(at: self, silenceLimit: FileWait.reading) {
            try read(limit: limit, cancellation: $0).bytes
        }
    }

    /// Returns the current state of the file, determined on another thread; nil if there is no file. Throws `PlatformError` if
    /// it can't be determined, for example because the disk doesn't respond.
    package func currentState(timeLimit: Int = FileWait.look) async throws -> FileState? {
        try await BlockingWork.run(at: self, timeLimit: timeLimit) { try state($0) }
    }

    /// Writes the content. An existing file is replaced atomically: readers see the old content or the new one, never a part;
    /// its mode and links to it are kept. Throws `PlatformError` if it can't be written, for example because the disk doesn't
    /// respond.
    package func replaceContents(_ content: [UInt8]) async throws {
        try await BlockingWork.run(at: self, isNeeded: true, silenceLimit: FileWait.writing) { cancellation in
            if path != nil {
                _ = try replace(with: content, cancellation: cancellation)
            } else {
                _ = try replaceRemote(with: content, as: G_FILE_CREATE_REPLACE_DESTINATION, cancellation)
            }
        }
    }

    /// Makes a new file with the content, and synchronizes it to the disk; returns false if there is a file of that name,
    /// which isn't changed. Throws `PlatformError` if it can't be written; nothing is left of it then.
    package func createContents(_ content: [UInt8]) async throws -> Bool {
        try await BlockingWork.run(at: self, isNeeded: true, silenceLimit: FileWait.writing) {
            try createNow(content, $0)
        }
    }
}

nonisolated extension File {
    /// Writes to a temporary file first: whatever happens, a file of the final name has all of the content.
    private func createNow(_ content: [UInt8], _ cancellation: Cancellation) throws -> Bool {
        guard let path = systemPath else { return try createRemote(content, cancellation) }
        // Finds most existing files before the content is written.
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
