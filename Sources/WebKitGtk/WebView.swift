import CGtk
import Gtk

/// A web view of WebKitGTK 6, where the system has it.
///
/// Scripts that are evaluated in a page run in a world of their own, which the page's scripts can't see.
public final class WebView: Widget {
    /// Whether the system has WebKitGTK 6. The first access searches for it, which takes about 0.1 s.
    public static var isAvailable: Bool { WebKitLibrary.shared != nil }

    /// Loads WebKitGTK, if it isn't loaded yet, without blocking the main thread. After that, it is available without delay.
    package static func prepare() async { await WebKitLibrary.prepare() }
    /// The name of the package that contains WebKitGTK 6, in Debian.
    public static let package = "libwebkitgtk-6.0-4"
    /// The name of the script world.
    static let world = "longpress"

    let library: WebKitLibrary

    /// Wraps a widget; nil if it isn't a web view. A program that links WebKitGTK passes its view as a pointer.
    public init?(_ widget: Widget) {
        // In a program without web views the type doesn't exist, and nothing has to be loaded.
        guard g_type_from_name("WebKitWebView") != 0, let library = WebKitLibrary.shared,
            widget.isA(library.viewType())
        else { return nil }
        self.library = library
        super.init(borrowing: widget.raw)
    }

    /// Creates a view in a WebKit network session.
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
    ///   - address: The base of relative addresses in the page; nil for none. In an isolated view there is never one.
    public func load(html: String, relativeTo address: String? = nil) {
        let page: PageAddress? = attached(PageAddress.key)
        library.load(raw, html, page?.begin() ?? address)
    }

    /// The scale at which the page is shown.
    public var zoom: Double {
        get { library.zoom(raw) }
        set { library.setZoom(raw, newValue) }
    }

    /// Executes WebKit's editing command with a name, such as `Copy`.
    public func execute(editingCommand name: String) { library.execute(raw, name) }

    // MARK: What happens

    /// Calls a handler when the process that shows the page has ended, for any reason.
    @discardableResult
    public func onProcessEnd(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("web-process-terminated") { _ in handler() }
    }

    /// Calls a handler when a page starts to load (false), and when it has loaded (true).
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
