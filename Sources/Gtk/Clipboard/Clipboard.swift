import CGtk

/// The desktop's clipboard.
public final class Clipboard: Object, ContentSource {
    /// The clipboard of the default display. There must be a display.
    public static var standard: Clipboard {
        Clipboard(borrowing: UnsafeMutableRawPointer(gdk_display_get_clipboard(gdk_display_get_default())))
    }

    /// The MIME types on offer.
    public var types: [String] { mimeTypes(of: gdk_clipboard_get_formats(opaque)) }

    /// One form of what is put on the clipboard.
    public enum Form {
        /// Bytes of a MIME type.
        case bytes([UInt8], type: String)
        /// A picture, which GDK turns into PNG, JPEG, TIFF or BMP when asked.
        case picture(Texture)

        /// Plain text.
        public static func text(_ text: String) -> Form {
            // As bytes, not as a string value: a string of 0.25 MB or more blocks the owner on X11 (GTK 4.8).
            .bytes(Array(text.utf8), type: "text/plain;charset=utf-8")
        }

        var provider: UnsafeMutablePointer<GdkContentProvider>? {
            switch self {
            case .bytes(let bytes, let type):
                return Bytes(bytes).use { gdk_content_provider_new_for_bytes(type, $0) }
            case .picture(let texture):
                return withValue(ofType: gdk_texture_get_type()) {
                    g_value_set_object($0, texture.raw)
                    return gdk_content_provider_new_for_value($0)
                }
            }
        }
    }

    /// Puts content on the clipboard, in several forms of the same thing; readers take the one that suits them.
    public func offer(_ forms: [Form]) {
        var providers = forms.map(\.provider)
        let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
        gdk_clipboard_set_content(opaque, union)
        g_object_unref(UnsafeMutableRawPointer(union!))
    }

    /// Reads the text on the clipboard.
    ///
    /// - Throws: `PlatformError` if reading fails or it is no valid text, `TimeLimitReached` if the owner doesn't answer.
    public func readText() async throws -> String {
        try await asyncCall(timeLimit: answerLimit) { callback, data in
            gdk_clipboard_read_text_async(opaque, nil, callback, data)
        } finish: { [opaque] result, error in
            guard let text = gdk_clipboard_read_text_finish(opaque, result, error) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
    }

    /// Reads one of the given types, the first that is on offer.
    public func read(_ types: [String], limit: Int) async throws -> (bytes: [UInt8], type: String) {
        try await readStream(limit: limit) { callback, data in
            withCStrings(types) { gdk_clipboard_read_async(opaque, $0, G_PRIORITY_DEFAULT, nil, callback, data) }
        } finish: { [opaque] in
            gdk_clipboard_read_finish(opaque, $0, $1, $2)
        }
    }

    /// Reads the files on the clipboard.
    public func readFiles() async throws -> [File] {
        try await asyncCall(timeLimit: answerLimit) { callback, data in
            gdk_clipboard_read_value_async(
                opaque, lp_type_file_list(), G_PRIORITY_DEFAULT, nil, callback, data)
        } finish: { [opaque] result, error in
            files(in: gdk_clipboard_read_value_finish(opaque, result, error))
        }
    }

    /// Calls a handler when something else has been put on the clipboard, by any program.
    @discardableResult
    public func onChange(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("changed") { _ in handler() }
    }
}
