import CGtk
import Localization
import Platform

/// Files that GIO can reach but system calls can't: on another machine, or on a device.
nonisolated extension File {
    /// Writes a file, or replaces an existing one; the flags determine what happens if it is a link. A new file is written as
    /// by ``createRemote(_:_:)``. Throws `PlatformError` if it can't be written, and leaves the previous content in place.
    func replaceRemote(
        with content: [UInt8], as flags: GFileCreateFlags, _ cancellation: Cancellation
    ) throws -> FileState {
        if try createRemote(content, cancellation) {
            return try state(cancellation) ?? FileState(identity: uri, version: "")
        }
        return try withFile { file in
            let stream = try Self.cancellable(cancellation) {
                g_file_replace(file, nil, 0, flags, cancellation.pointer, $0)
            }
            do {
                try Self.write(content, to: stream, cancellation)
            } catch {
                // Closing the stream replaces the old content, even by half of the new one, unless it is cancelled.
                // (`g_file_replace_contents` doesn't cancel it: on a full disk it loses both. GLib 2.74, gfile.c.)
                cancellation.cancel()
                Self.close(stream, cancellation)
                throw error
            }
            defer { g_object_unref(stream) }
            return FileState(identity: uri, version: String(freeing: g_file_output_stream_get_etag(stream)) ?? "")
        }
    }

    /// Makes a new file. It is written under a temporary name in the same folder and renamed once it is complete: whatever
    /// happens, a file of the final name has all of the content. Only where files can't be renamed is it written directly
    /// under its name.
    ///
    /// - Returns: Whether it was made; false if there already is a file of that name.
    /// - Throws: `PlatformError` if it can't be written; nothing is left of it then.
    func createRemote(_ content: [UInt8], _ cancellation: Cancellation) throws -> Bool {
        // Finds most existing files before the content is written.
        if try state(cancellation) != nil { return false }
        guard let sibling = remoteSibling else { return try fillNew(content, cancellation) }
        do {
            guard try sibling.fillNew(content, cancellation) else { throw PlatformError(system: EBUSY) }
        } catch let error as PlatformError where error.isRefusedName {
            return try fillNew(content, cancellation)
        }
        do {
            try sibling.move(to: self, cancellation)
            return true
        } catch {
            sibling.delete()
            guard let error = error as? PlatformError else { throw error }
            if error.isExisting { return false }
            if error.isRefusedName { return try fillNew(content, cancellation) }
            throw error
        }
    }

    /// A temporary file in the same folder, with an unpredictable name.
    private var remoteSibling: File? {
        withFile { file in
            guard let base = String(freeing: g_file_get_basename(file)), let folder = g_file_get_parent(file) else {
                return nil
            }
            defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
            let name = TemporarySibling.name(besides: base)
            guard let sibling = g_file_get_child(folder, name) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(sibling)) }
            return File(sibling)
        }
    }

    /// Renames the file to another one's name, unless that exists.
    private func move(to other: File, _ cancellation: Cancellation) throws {
        try withFile { file in
            try other.withFile { other in
                _ = try Self.cancellable(cancellation) {
                    // With the fallback, a copy would be written directly under the other name.
                    g_file_move(file, other, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, cancellation.pointer, nil, nil, $0)
                }
            }
        }
    }

    private func delete() { _ = withFile { g_file_delete($0, nil, nil) } }

    /// Makes a file and writes it directly under its name; returns false if there is one of that name.
    private func fillNew(_ content: [UInt8], _ cancellation: Cancellation) throws -> Bool {
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
                delete()
                throw error
            }
            g_object_unref(stream)
            return true
        }
    }

    /// Writes all of the content, and closes the stream.
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
    }

    private static func close(_ stream: UnsafeMutablePointer<GFileOutputStream>?, _ cancellation: Cancellation) {
        guard let stream else { return }
        let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GOutputStream.self)
        g_output_stream_close(output, cancellation.pointer, nil)
        g_object_unref(stream)
    }
}
