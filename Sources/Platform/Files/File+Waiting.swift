import CGtk
import Localization

@MainActor extension File {
    /// The whole content, read on another thread. Called off, the file is left behind, even if it never answers.
    ///
    /// - Throws: `PlatformError` if it can't be read, the disk doesn't answer, or it is larger than a limit in bytes,
    ///   `CancellationError`.
    package func contents(limit: Int) async throws -> [UInt8] {
        try await BlockingWork.run(at: self, silenceLimit: FileWait.reading) {
            try read(limit: limit, cancellation: $0).bytes
        }
    }

    /// The state of the file now, asked on another thread; nil if there is none.
    ///
    /// - Throws: `PlatformError` if that can't be found out, as when the disk doesn't answer.
    package func currentState(timeLimit: Int = FileWait.look) async throws -> FileState? {
        try await BlockingWork.run(at: self, timeLimit: timeLimit) { try state($0) }
    }

    /// Writes the content. A file that exists is replaced atomically: readers see the old content or the new one, never
    /// a part; its mode stays, and so do links to it. A new one elsewhere than on this machine grows, and goes again if
    /// it can't be completed.
    ///
    /// - Throws: `PlatformError` if it can't be written, as when the disk doesn't answer.
    package func replaceContents(_ content: [UInt8]) async throws {
        try await BlockingWork.run(at: self, isNeeded: true, silenceLimit: FileWait.writing) { cancellation in
            if path != nil {
                _ = try replace(with: content, cancellation: cancellation)
            } else {
                try replaceRemoteContents(content, cancellation)
            }
        }
    }

    /// Makes a new file with the content, and brings it to the disk. One that exists is left as it is.
    ///
    /// - Returns: Whether it was made; false if there is a file of that name.
    /// - Throws: `PlatformError` if it can't be written; nothing is left of it then.
    package func createContents(_ content: [UInt8]) async throws -> Bool {
        try await BlockingWork.run(at: self, isNeeded: true, silenceLimit: FileWait.writing) {
            try createNow(content, $0)
        }
    }
}

nonisolated extension File {
    private func replaceRemoteContents(_ content: [UInt8], _ cancellation: Cancellation) throws {
        try withFile { file in
            let isNew = g_file_query_exists(file, cancellation.pointer) == 0
            let stream = try Self.cancellable(cancellation) {
                g_file_replace(file, nil, 0, G_FILE_CREATE_REPLACE_DESTINATION, cancellation.pointer, $0)
            }
            do {
                try Self.write(content, to: stream, cancellation)
            } catch {
                // Closing is what puts the new content in place of the old, even half of it, unless it is called off.
                // (`g_file_replace_contents` doesn't: on a full disk it loses both. GLib 2.74, gfile.c.)
                cancellation.cancel()
                Self.close(stream, cancellation)
                if isNew { g_file_delete(file, nil, nil) }
                throw error
            }
        }
    }

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

    private func createRemote(_ content: [UInt8], _ cancellation: Cancellation) throws -> Bool {
        try withFile { file in
            let stream: UnsafeMutablePointer<GFileOutputStream>?
            do {
                stream = try Self.cancellable(cancellation) {
                    g_file_create(file, GFileCreateFlags(rawValue: 0), cancellation.pointer, $0)
                }
            } catch let error as PlatformError where error.isExisting {
                return false
            }
            do {
                try Self.write(content, to: stream, cancellation)
            } catch {
                Self.close(stream, cancellation)
                g_file_delete(file, nil, nil)
                throw error
            }
            return true
        }
    }

    private static let pieceLength = 1 << 20

    /// Writes all of it, and closes the stream.
    private static func write(
        _ content: [UInt8], to stream: UnsafeMutablePointer<GFileOutputStream>?, _ cancellation: Cancellation
    ) throws {
        guard let stream else { throw PlatformError(localized("The file can’t be written.")) }
        let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self)
        var start = 0
        while start < content.count {
            try cancellation.check()
            let end = min(start + pieceLength, content.count)
            _ = try cancellable(cancellation) { error in
                content[start..<end].withUnsafeBytes {
                    g_output_stream_write_all(
                        output, $0.baseAddress, gsize($0.count), nil, cancellation.pointer, error)
                }
            }
            start = end
        }
        _ = try cancellable(cancellation) { g_output_stream_close(output, cancellation.pointer, $0) }
        g_object_unref(stream)
    }

    private static func close(_ stream: UnsafeMutablePointer<GFileOutputStream>?, _ cancellation: Cancellation) {
        guard let stream else { return }
        let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self)
        g_output_stream_close(output, cancellation.pointer, nil)
        g_object_unref(stream)
    }
}
