import CGtk
import Gtk

@MainActor extension File {
    /// The whole content, read on another thread. Called off, the file is left behind, even if it never answers.
    ///
    /// - Throws: `PlatformError` if it can't be read, or is larger than a limit in bytes, `CancellationError`.
    package func contents(limit: Int) async throws -> [UInt8] {
        try await BlockingWork.run { try read(limit: limit, cancellation: $0).bytes }
    }

    /// Writes the content. A file that exists is replaced atomically: readers see the old content or the new one, never
    /// a part; its mode stays, and so do links to it. A new one elsewhere than on this machine grows, and goes again if
    /// it can't be completed.
    ///
    /// - Throws: `PlatformError` if it can't be written.
    package func replaceContents(_ content: [UInt8]) async throws {
        if path != nil { return try await replaceAll(with: content) }
        let file = Object(self)
        let isNew = withFile { g_file_query_exists($0, nil) == 0 }
        let stream: Object? = try await asyncCall { callback, data in
            g_file_replace_async(
                file.opaque, nil, 0, G_FILE_CREATE_REPLACE_DESTINATION, G_PRIORITY_DEFAULT, nil, callback, data)
        } finish: { result, error in
            g_file_replace_finish(file.opaque, result, error).map { Object(taking: UnsafeMutableRawPointer($0)) }
        }
        guard let stream else { throw PlatformError(localized("The file can’t be written.")) }
        do {
            try await Self.write(content, to: stream)
        } catch {
            // Closing is what puts the new content in place of the old, even half of it, unless it is called off.
            // (`g_file_replace_contents` doesn't: on a full disk it loses both. GLib 2.74, gfile.c.)
            let cancelled = Object(taking: UnsafeMutableRawPointer(g_cancellable_new()))
            g_cancellable_cancel(cancelled.typed())
            g_output_stream_close(stream.typed(), cancelled.typed(), nil)
            if isNew { withFile { _ = g_file_delete($0, nil, nil) } }
            throw error
        }
    }

    /// Makes a new file with the content. One that exists is left as it is.
    ///
    /// - Returns: Whether it was made; false if there is a file of that name.
    /// - Throws: `PlatformError` if it can't be written; nothing is left of it then.
    package func createContents(_ content: [UInt8]) async throws -> Bool {
        let file = Object(self)
        let stream: Object?
        do {
            stream = try await asyncCall { callback, data in
                g_file_create_async(
                    file.opaque, GFileCreateFlags(rawValue: 0), G_PRIORITY_DEFAULT, nil, callback, data)
            } finish: { result, error in
                g_file_create_finish(file.opaque, result, error).map { Object(taking: UnsafeMutableRawPointer($0)) }
            }
        } catch let error as PlatformError where error.isExisting {
            return false
        }
        guard let stream else { throw PlatformError(localized("The file can’t be written.")) }
        do {
            try await Self.write(content, to: stream)
        } catch {
            g_output_stream_close(stream.typed(), nil, nil)
            withFile { _ = g_file_delete($0, nil, nil) }
            throw error
        }
        return true
    }

    private static func write(_ content: [UInt8], to stream: Object) async throws {
        try await Bytes(content).write(to: stream)
        try await asyncCall { callback, data in
            g_output_stream_close_async(stream.typed(), G_PRIORITY_DEFAULT, nil, callback, data)
        } finish: { result, error in
            _ = g_output_stream_close_finish(stream.typed(), result, error)
        }
    }
}
