import CGtk

/// Immutable bytes as GLib uses them; any thread may use them.
package nonisolated final class Bytes: @unchecked Sendable {
    private let raw: OpaquePointer

    package init(_ content: [UInt8]) {
        // GLib has no address for empty bytes, and GIO then never finishes writing them.
        raw = content.isEmpty ? g_bytes_new_static(Self.nothing, 0) : g_bytes_new(content, gsize(content.count))
    }

    private nonisolated(unsafe) static let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    package init(owning pointer: OpaquePointer) {
        raw = pointer
    }

    deinit {
        giveBack(raw) { g_bytes_unref(OpaquePointer($0)) }
    }

    /// The number of bytes.
    package var count: Int { Int(g_bytes_get_size(raw)) }

    /// Calls a body with the C pointer, on any thread, and keeps the object alive during the call.
    package func use<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        withExtendedLifetime(self) { body(raw) }
    }

    /// Joins pieces into one array off the main thread: with a hundred megabytes it would block a window for too long.
    @concurrent
    package static func joined(_ pieces: [Bytes]) async -> [UInt8] {
        Array(unsafeUninitializedCapacity: pieces.reduce(0) { $0 + $1.count }) { buffer, count in
            for piece in pieces where piece.count > 0 {
                piece.use {
                    let content = UnsafeRawBufferPointer(start: g_bytes_get_data($0, nil), count: piece.count)
                    UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                        .copyMemory(from: content)
                }
                count += piece.count
            }
        }
    }

    /// Writes all bytes to an output stream; throws `PlatformError`.
    @MainActor
    package func write(to stream: Object) async throws {
        try await asyncCall { callback, data in
            use {
                g_output_stream_write_all_async(
                    stream.typed(), UnsafeMutableRawPointer(mutating: g_bytes_get_data($0, nil)), gsize(count),
                    G_PRIORITY_DEFAULT, nil, callback, data)
            }
        } finish: { [self] result, error in
            // Keeps the bytes alive until here.
            _ = use { _ in g_output_stream_write_all_finish(stream.typed(), result, nil, error) }
        }
    }

    /// Writes bytes to a stream that another program reads, piece by piece; throws `PlatformError`.
    @MainActor
    package static func writePieces(of bytes: [UInt8], to stream: Object) async throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            try await Bytes(Array(rest.prefix(pieceLength))).write(to: stream)
            rest = rest.dropFirst(pieceLength)
        }
    }

    /// The maximum number of bytes written at a time: GDK on X11 can't take much more in one piece.
    private static let pieceLength = 1 << 20
}
