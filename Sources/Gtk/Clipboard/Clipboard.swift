import CGtk

/// The desktop's clipboard.
public final class Clipboard: Object, ContentSource {
    /// The clipboard of the default display. There must be a display.
    public static var standard: Clipboard {
        Clipboard(borrowing: UnsafeMutableRawPointer(gdk_display_get_clipboard(gdk_display_get_default())))
    }

    /// The MIME types on offer.
    public var types: [String] {
        let formats = gdk_clipboard_get_formats(opaque)
        if let known = Self.known, known.formats.value == formats { return known.types }
        let types = mimeTypes(of: formats, areOwn: gdk_clipboard_is_local(opaque) != 0)
        Self.known = formats.map { (Formats($0), types) }
        return types
    }

    /// The types last on offer, cached because every menu asks for them. Holding the formats ensures that no others get the same
    /// address.
    private static var known: (formats: Formats, types: [String])?

    private final class Formats {
        nonisolated(unsafe) let value: OpaquePointer

        init(_ formats: OpaquePointer) { value = gdk_content_formats_ref(formats) }

        deinit { giveBack(value) { gdk_content_formats_unref(OpaquePointer($0)) } }
    }

    /// One form of the content on the clipboard.
    public enum Form {
        /// Bytes of a MIME type.
        case bytes([UInt8], type: String)
        /// Bytes of a MIME type that are made, off the main thread, each time a program asks for them.
        case produced(type: String, @Sendable () async -> [UInt8])
        /// A picture, which GDK converts to PNG, JPEG, TIFF or BMP on request.
        case picture(Texture)
        /// Bytes of any of several MIME types, made only when a program asks for one of them.
        case made(types: [String], (_ type: String) async throws -> [UInt8])

        /// Plain text.
        public static func text(_ text: String) -> Form {
            // As bytes instead of a string value: a string of 0.25 MB or more blocks the owner on X11 (GTK 4.8).
            .bytes(Array(text.utf8), type: "text/plain;charset=utf-8")
        }

        var provider: UnsafeMutablePointer<GdkContentProvider>? {
            switch self {
            case .bytes(let bytes, let type):
                return Bytes(bytes).use { gdk_content_provider_new_for_bytes(type, $0) }
            case .produced(let type, let produce): return LazyContent.provider(types: [type]) { _ in await produce() }
            case .picture(let texture):
                return withValue(ofType: gdk_texture_get_type()) {
                    g_value_set_object($0, texture.raw)
                    return gdk_content_provider_new_for_value($0)
                }
            case .made(let types, let make): return LazyContent.provider(types: types, make: make)
            }
        }
    }

    /// Puts content on the clipboard in several forms of the same thing. A reader takes the form that suits it.
    public func offer(_ forms: [Form]) {
        let union = forms.provider
        gdk_clipboard_set_content(opaque, union)
        g_object_unref(UnsafeMutableRawPointer(union))
    }

    /// Reads the text on the clipboard. If reading one form fails, or it isn't valid text, the next form is read.
    ///
    /// - Throws: `PlatformError` if reading fails or the text is invalid, `TimeLimitReached` if the owner doesn't answer.
    public func readText() async throws -> String {
        // GDK returns empty text for a failed read, and replaces what isn't valid text by replacement characters.
        for type in textTypes where !type.contains("charset=") || type.lowercased().hasSuffix("charset=utf-8") {
            do {
                let (bytes, _) = try await read([type], limit: Self.maxTextLength)
                if !bytes.isEmpty, let text = String(validating: bytes, as: UTF8.self) { return text }
            } catch is PlatformError {
                // Another form may work.
            }
        }
        return try await readGivenText()
    }

    /// The maximum size of text that is read, in bytes.
    private static let maxTextLength = 1 << 29

    /// Reads the text in the form that GDK chooses by the name of its type.
    private func readGivenText() async throws -> String {
        try await asyncCall(timeLimit: answerLimit, abandoned: Self.abandoned) { callback, data in
            gdk_clipboard_read_text_async(opaque, nil, callback, data)
            retry { gdk_clipboard_read_text_async(opaque, nil, $0, nil) }
        } finish: { [opaque] result, error in
            String(freeing: gdk_clipboard_read_text_finish(opaque, result, error)) ?? ""
        }
    }

    /// Reads the first of the given types that is on offer. More than `limit` bytes are an error.
    public func read(_ types: [String], limit: Int) async throws -> (bytes: [UInt8], type: String) {
        try await readStream(limit: limit, abandoned: Self.abandoned) { callback, data in
            withCStrings(types) {
                let types = $0
                gdk_clipboard_read_async(opaque, types, G_PRIORITY_DEFAULT, nil, callback, data)
                retry { gdk_clipboard_read_async(opaque, types, G_PRIORITY_DEFAULT, nil, $0, nil) }
            }
        } finish: { [opaque] in
            gdk_clipboard_read_finish(opaque, $0, $1, $2)
        }
    }

    /// Reads the files on the clipboard.
    public func readFiles() async throws -> [File] {
        try await asyncCall(timeLimit: answerLimit, abandoned: Self.abandoned) { callback, data in
            gdk_clipboard_read_value_async(opaque, lp_type_file_list(), G_PRIORITY_DEFAULT, nil, callback, data)
            retry { gdk_clipboard_read_value_async(opaque, lp_type_file_list(), G_PRIORITY_DEFAULT, nil, $0, nil) }
        } finish: { [opaque] result, error in
            files(in: gdk_clipboard_read_value_finish(opaque, result, error))
        }
    }

    /// Calls a handler when any program has put other content on the clipboard.
    @discardableResult
    public func onChange(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("changed") { _ in handler() }
    }
}
