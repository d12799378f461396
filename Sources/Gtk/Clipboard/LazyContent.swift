import CGtk

/// Content that is made only when a program asks for it: a subclass of `GdkContentProvider`, because GDK's own subclasses hold
/// finished bytes or values.
package final class LazyContent {
    typealias Make = (_ type: String) async throws -> [UInt8]

    fileprivate let types: [String]
    private let make: Make

    private init(types: [String], make: @escaping Make) {
        (self.types, self.make) = (types, make)
    }

    private static let name: StaticString = "longpress-lazy-content"

    /// Makes a provider of any of several MIME types. The caller owns it.
    static func provider(types: [String], make: @escaping Make) -> UnsafeMutablePointer<GdkContentProvider>? {
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
        Object(borrowing: UnsafeMutableRawPointer(object)).attach(LazyContent(types: types, make: make), as: name)
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
    }

    fileprivate static func of(_ provider: UnsafeMutablePointer<GdkContentProvider>) -> LazyContent? {
        Object(borrowing: UnsafeMutableRawPointer(provider)).attached(name)
    }

    private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gdk_content_provider_get_type(), &query)
        return registerType(
            gdk_content_provider_get_type(), "LongpressLazyContent", query.class_size, fillClass, query.instance_size)
    }()

    fileprivate func write(_ type: String, to stream: Object, from provider: Object, finish task: Object) {
        Task {
            do {
                try await Bytes.writePieces(of: make(type), to: stream)
                g_task_return_boolean(task.opaque, 1)
            } catch {
                g_task_return_error(task.opaque, Self.error(error))
            }
            withExtendedLifetime((self, provider)) {}
        }
    }

    /// Returns the GLib error for a program that asked for content that couldn't be made.
    package static func error(_ error: any Error) -> UnsafeMutablePointer<GError>? {
        let text = (error as? PlatformError)?.message ?? libraryText("The content can’t be prepared.")
        return g_error_new_literal(g_io_error_quark(), 0, text)
    }
}

private let fillClass: GClassInitFunc = { pointer, _ in
    let provider = pointer!.assumingMemoryBound(to: GdkContentProviderClass.self)
    provider.pointee.ref_formats = { provider in
        nonisolated(unsafe) let provider = provider!
        let address = MainActor.assumeIsolated { () -> Int in
            let types = LazyContent.of(provider)?.types ?? []
            return Int(bitPattern: withCStrings(types) { gdk_content_formats_new($0, guint(types.count)) })
        }
        return OpaquePointer(bitPattern: address)
    }
    provider.pointee.write_mime_type_async = { provider, type, stream, _, cancellable, callback, data in
        nonisolated(unsafe) let provider = provider!
        nonisolated(unsafe) let stream = stream!
        nonisolated(unsafe) let task = g_task_new(provider, cancellable, callback, data)!
        let type = String(cString: type!)
        MainActor.assumeIsolated {
            LazyContent.of(provider)?.write(
                type, to: Object(borrowing: UnsafeMutableRawPointer(stream)),
                from: Object(borrowing: UnsafeMutableRawPointer(provider)),
                finish: Object(owning: UnsafeMutableRawPointer(task)))
        }
    }
    provider.pointee.write_mime_type_finish = { _, result, error in
        g_task_propagate_boolean(result, error)
    }
}
