import CGtk
import Gtk

/// A resource that a web page has loaded, such as a picture.
public final class WebResource: Object {
    private let library: WebKitLibrary

    init(borrowing pointer: UnsafeMutableRawPointer, of library: WebKitLibrary) {
        self.library = library
        super.init(borrowing: pointer)
    }

    /// The address of the resource.
    public var address: String { library.address(raw).map { String(cString: $0) } ?? "" }

    /// Returns the bytes as loaded; nil if they aren't available within a time limit in milliseconds.
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
    /// Calls a handler with each resource of the page when it starts to load.
    @discardableResult
    public func onResource(_ handler: @escaping (WebResource) -> Void) -> SignalConnection {
        let library = library
        return connect("resource-load-started") { arguments in
            if let resource = arguments.pointer(0) { handler(WebResource(borrowing: resource, of: library)) }
        }
    }
}
