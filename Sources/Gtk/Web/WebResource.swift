import CGtk

/// Something that a web page has loaded, such as a picture.
public final class WebResource: Object {
    private let library: WebKitLibrary

    init(borrowing pointer: UnsafeMutableRawPointer, of library: WebKitLibrary) {
        self.library = library
        super.init(borrowing: pointer)
    }

    /// Its address.
    public var address: String { library.address(raw).map { String(cString: $0) } ?? "" }

    /// Its bytes as they came; nil if they can't be had within a time in milliseconds.
    public func bytes(within milliseconds: Int) async -> [UInt8]? {
        try? await asyncCall(timeLimit: milliseconds) { callback, data in
            library.readResource(raw, nil, callback, data)
        } finish: { [self] result, error in
            var count: gsize = 0
            guard let bytes = library.finishResource(raw, result, &count, error) else { return [] }
            defer { g_free(bytes) }
            return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        }
    }
}

extension WebView {
    /// Calls a handler with all that the page loads, as it begins to.
    @discardableResult
    public func onResource(_ handler: @escaping (WebResource) -> Void) -> SignalConnection {
        let library = library
        return connect("resource-load-started") { arguments in
            if let resource = arguments.pointer(0) { handler(WebResource(borrowing: resource, of: library)) }
        }
    }
}

extension Texture {
    /// A picture of a file's bytes; nil if it is none.
    public convenience init?(encoded bytes: [UInt8]) {
        let texture = Bytes(bytes).use { gdk_texture_new_from_bytes($0, nil) }
        guard let texture else { return nil }
        self.init(owning: UnsafeMutableRawPointer(texture))
    }

    /// The same of bytes in base 64.
    public convenience init?(base64 text: String) {
        var count: gsize = 0
        guard let data = g_base64_decode(text, &count) else { return nil }
        defer { g_free(data) }
        self.init(encoded: Array(UnsafeRawBufferPointer(start: data, count: Int(count))))
    }
}
