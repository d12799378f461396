import CGtk

/// Immutable bytes as GLib passes them about; any thread may use them.
package nonisolated final class Bytes: @unchecked Sendable {
    private let raw: OpaquePointer

    package init(_ content: [UInt8]) {
        // GLib keeps no address for no bytes, and GIO then never ends writing them.
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

    /// Hands the bytes to C, on any thread: the object lives on meanwhile.
    package func use<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        withExtendedLifetime(self) { body(raw) }
    }

    /// Pieces as one array, made off the main thread: a hundred megabytes take longer than a window may be held.
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

    /// Writes all of them to an output stream; throws `PlatformError`.
    @MainActor
    package func write(to stream: Object) async throws {
        try await asyncCall { callback, data in
            use {
                g_output_stream_write_all_async(
                    stream.typed(), UnsafeMutableRawPointer(mutating: g_bytes_get_data($0, nil)), gsize(count),
                    G_PRIORITY_DEFAULT, nil, callback, data)
            }
        } finish: { [self] result, error in
            // The bytes are needed until here.
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

    /// The most that is written at a time, in bytes: GDK on X11 can't take much more in one piece.
    private static let pieceLength = 1 << 20
}
