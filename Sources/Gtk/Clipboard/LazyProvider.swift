import CGtk

/// Content of one MIME type that is made only when somebody asks for it.
///
/// It is a `GdkContentProvider` of its own class, because GDK's own ones hold finished bytes or values.
enum LazyProvider {
    typealias Produce = @Sendable () async -> [UInt8]

    private final class Content {
        let type: String
        let produce: Produce

        init(_ type: String, _ produce: @escaping Produce) {
            (self.type, self.produce) = (type, produce)
        }
    }

    /// A provider of a type; the caller owns the reference.
    static func make(_ type: String, _ produce: @escaping Produce) -> UnsafeMutablePointer<GdkContentProvider> {
        let provider = g_object_new_with_properties(gtype, 0, nil, nil)!
        g_object_set_qdata_full(
            provider, quark, Unmanaged.passRetained(Content(type, produce)).toOpaque(),
            { Unmanaged<AnyObject>.fromOpaque($0!).release() })
        return UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GdkContentProvider.self)
    }

    private static let quark = g_quark_from_string("longpress-lazy-content")

    private static let gtype: GType = {
        let parent = gdk_content_provider_get_type()
        var query = GTypeQuery()
        g_type_query(parent, &query)
        return g_type_register_static_simple(
            parent, "LongpressLazyProvider", query.class_size,
            { classPointer, _ in
                let provider = classPointer!.assumingMemoryBound(to: GdkContentProviderClass.self)
                provider.pointee.ref_formats = LazyProvider.refFormats
                provider.pointee.write_mime_type_async = LazyProvider.write
                provider.pointee.write_mime_type_finish = { _, result, error in
                    g_task_propagate_boolean(result, error)
                }
            }, query.instance_size, nil, GTypeFlags(rawValue: 0))
    }()

    private static func content(of provider: UnsafeMutableRawPointer) -> Content {
        Unmanaged<Content>.fromOpaque(
            g_object_get_qdata(provider.assumingMemoryBound(to: GObject.self), quark)!
        ).takeUnretainedValue()
    }

    private static let refFormats: @convention(c) (UnsafeMutablePointer<GdkContentProvider>?) -> OpaquePointer? = {
        provider in
        nonisolated(unsafe) let provider = UnsafeMutableRawPointer(provider!)
        nonisolated(unsafe) var formats: OpaquePointer?
        MainActor.assumeIsolated {
            formats = withCStrings([LazyProvider.content(of: provider).type]) { gdk_content_formats_new($0, 1) }
        }
        return formats
    }

    private static let write:
        @convention(c) (
            UnsafeMutablePointer<GdkContentProvider>?, UnsafePointer<CChar>?, UnsafeMutablePointer<GOutputStream>?,
            CInt, UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback?, gpointer?
        ) -> Void = { provider, _, stream, _, _, callback, data in
            nonisolated(unsafe) let provider = UnsafeMutableRawPointer(provider!)
            nonisolated(unsafe) let stream = UnsafeMutableRawPointer(stream!)
            nonisolated(unsafe) let task = g_task_new(provider, nil, callback, data)!
            MainActor.assumeIsolated {
                let content = LazyProvider.content(of: provider)
                let target = Object(borrowing: stream)
                let answer = Object(owning: UnsafeMutableRawPointer(task))
                Task {
                    do {
                        try await LazyProvider.send(await content.produce(), to: target)
                        g_task_return_boolean(answer.opaque, 1)
                    } catch {
                        let message = (error as? PlatformError)?.message ?? "It can’t be written."
                        g_task_return_error(
                            answer.opaque,
                            g_error_new_literal(g_quark_from_string("longpress-clipboard"), 0, message))
                    }
                }
            }
        }

    /// What is written at a time, in bytes: GDK on X11 can't take much more in one piece.
    private static let pieceLength = 1 << 20

    private static func send(_ bytes: [UInt8], to stream: Object) async throws {
        var start = 0
        while start < bytes.count {
            let piece = Bytes(Array(bytes[start..<min(start + pieceLength, bytes.count)]))
            try await asyncCall { callback, data in
                piece.use {
                    var count: gsize = 0
                    let first = g_bytes_get_data($0, &count)
                    g_output_stream_write_all_async(
                        stream.typed(), UnsafeMutableRawPointer(mutating: first), count, G_PRIORITY_DEFAULT, nil,
                        callback, data)
                }
            } finish: { result, error in
                // The bytes are needed until here.
                _ = piece.use { _ in g_output_stream_write_all_finish(stream.typed(), result, nil, error) }
            }
            start += pieceLength
        }
    }
}
