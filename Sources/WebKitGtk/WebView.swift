import CGtk
import Gtk

/// A web page, as WebKitGTK 6 shows it, where the system has that.
///
/// What a page's scripts are asked runs in a world of its own: the page's own scripts don't see it.
public final class WebView: Widget {
    /// Whether the system has WebKitGTK 6. It is looked for when this is asked first, which takes some 0.1 s.
    public static var isAvailable: Bool { WebKitLibrary.shared != nil }

    /// Loads WebKitGTK, if it isn't loaded yet, while the main thread goes on. What comes after that doesn't wait for it.
    package static func prepare() async { await WebKitLibrary.prepare() }
    /// The package that brings WebKitGTK 6, by its name in Debian.
    public static let package = "libwebkitgtk-6.0-4"
    /// The world of scripts.
    static let world = "longpress"

    let library: WebKitLibrary

    /// The same widget as a web view, if it is one: a program that links WebKitGTK hands over its view by pointer.
    public init?(_ widget: Widget) {
        // In a program without web views there is no such type, and nothing is loaded to find that out.
        guard g_type_from_name("WebKitWebView") != 0, let library = WebKitLibrary.shared,
            widget.isA(library.viewType())
        else { return nil }
        self.library = library
        super.init(borrowing: widget.raw)
    }

    /// Makes a view in a session of WebKit's.
    init(_ library: WebKitLibrary, in session: UnsafeMutableRawPointer) {
        self.library = library
        super.init(sinking: Self.make(library.viewType(), in: session))
    }

    private static func make(_ type: GType, in session: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        var value = GValue()
        g_value_init(&value, g_object_get_type())
        defer { g_value_unset(&value) }
        g_value_set_object(&value, session)
        let name = strdup("network-session")!
        defer { free(name) }
        var names = [UnsafePointer<CChar>?(name)]
        return UnsafeMutableRawPointer(g_object_new_with_properties(type, 1, &names, &value))
    }

    override init(owning pointer: UnsafeMutableRawPointer) {
        library = WebKitLibrary.shared!
        super.init(owning: pointer)
    }

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - html: The page.
    ///   - address: What addresses in it are relative to; nil for nothing. In an isolated view they never are to anything.
    public func load(html: String, relativeTo address: String? = nil) {
        let page: PageAddress? = attached(PageAddress.key)
        library.load(raw, html, page?.begin() ?? address)
    }

    /// How much larger than usual the page is shown.
    public var zoom: Double {
        get { library.zoom(raw) }
        set { library.setZoom(raw, newValue) }
    }

    /// Has WebKit do what it does at an editing command of that name, such as `Copy`.
    public func execute(editingCommand name: String) { library.execute(raw, name) }

    // MARK: What happens

    /// Calls a handler when the process that shows the page has ended, for whatever reason.
    @discardableResult
    public func onProcessEnd(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("web-process-terminated") { _ in handler() }
    }

    /// Calls a handler when a page has been loaded, and when another begins.
    @discardableResult
    public func onLoad(_ handler: @escaping (_ isDone: Bool) -> Void) -> SignalConnection {
        connect("load-changed") { arguments in
            // Started is 0, finished is 3 (WebKitLoadEvent).
            switch arguments.enumeration(0) {
            case 0: handler(false)
            case 3: handler(true)
            default: break
            }
        }
    }

    /// Keeps WebKit's own menu from opening.
    public func hideOwnMenu() { connectBoolean("context-menu") { _ in true } }
}

extension WeakObject where Wrapped == WebView {
    /// A weak reference to a web view.
    public convenience init(_ view: WebView) {
        self.init(view) { WebView(owning: $0) }
    }
}
