import CGtk

/// A top-level window.
public class Window: Native {
    /// Makes a window with no application, as a test or a plain program may use.
    public init() {
        super.init(sinking: gtk_window_new())
        keepAccessibleRole()
    }

    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    package override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }
    package override init(sinking pointer: UnsafeMutableRawPointer) { super.init(sinking: pointer) }

    /// The text in the title bar.
    public var title: String {
        get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(typed(), ShownText.line(newValue)) }
    }

    /// The window's content.
    public override var child: Widget? {
        get { .wrap(gtk_window_get_child(typed())) }
        set { gtk_window_set_child(typed(), newValue?.widget) }
    }

    /// The widget that has the keyboard focus within this window.
    public override var focus: Widget? {
        get { .wrap(gtk_window_get_focus(typed())) }
        set { gtk_window_set_focus(typed(), newValue?.widget) }
    }

    /// Gives a widget that had the keyboard focus before the focus back, with its selection: GTK by itself selects
    /// everything in a field or label that gets the focus.
    package func returnFocus(to widget: Widget) {
        Settings.withoutSelectingOnFocus { focus = widget }
    }

    /// Whether a line shows which widget has the keyboard focus; GTK shows it once the keyboard is used.
    public var showsFocus: Bool {
        get { gtk_window_get_focus_visible(typed()) != 0 }
        set { gtk_window_set_focus_visible(typed(), newValue ? 1 : 0) }
    }

    /// Whether the window has the keyboard focus of the desktop.
    public var isActive: Bool { gtk_window_is_active(typed()) != 0 }

    /// The list of the program's windows.
    package static var all: Object { Object(borrowing: UnsafeMutableRawPointer(gtk_window_get_toplevels())) }

    /// Whether another window of the program has the keyboard focus of the desktop.
    package var isBehindAnother: Bool {
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        return elements(of: windows).contains {
            $0 != raw && gtk_window_is_active($0.assumingMemoryBound(to: GtkWindow.self)) != 0
        }
    }

    /// Whether another window of the program has to be answered before this one can be used.
    package var isBlocked: Bool {
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        return elements(of: windows).contains { window in
            let other = window.assumingMemoryBound(to: GtkWindow.self)
            return gtk_window_get_transient_for(other) == typed() && gtk_window_get_modal(other) != 0
                && gtk_widget_get_visible(window.assumingMemoryBound(to: GtkWidget.self)) != 0
        }
    }

    /// Whether the window fills the screen.
    public var isFullScreen: Bool {
        get { gtk_window_is_fullscreen(typed()) != 0 }
        set { newValue ? gtk_window_fullscreen(typed()) : gtk_window_unfullscreen(typed()) }
    }

    /// Whether the window has as much of the screen as the desktop gives to one.
    package var isMaximized: Bool {
        get { gtk_window_is_maximized(typed()) != 0 }
        set { newValue ? gtk_window_maximize(typed()) : gtk_window_unmaximize(typed()) }
    }

    /// The width and height that no monitor is larger than, in points.
    package var largestScreen: (width: Int, height: Int) {
        guard let monitors = gdk_display_get_monitors(gtk_widget_get_display(widget)) else { return (.max, .max) }
        var largest = (width: 0, height: 0)
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            var area = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
            g_object_unref(monitor)
            largest = (max(largest.width, Int(area.width)), max(largest.height, Int(area.height)))
        }
        return largest.width > 0 ? largest : (.max, .max)
    }

    /// Whether the window keeps its parent from taking input.
    package var isModal: Bool {
        get { gtk_window_get_modal(typed()) != 0 }
        set { gtk_window_set_modal(typed(), newValue ? 1 : 0) }
    }

    /// Sets the size in points that the window opens with.
    public func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(typed(), gint(width), gint(height))
    }

    /// The size in points that the window has, or opens with.
    public var defaultSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_window_get_default_size(typed(), &width, &height)
        return (Int(width), Int(height))
    }

    /// The whole of the window in its own coordinates: as it is, or as it will be once it is laid out.
    package var expectedBounds: Rectangle {
        guard size.width <= 0 else { return Rectangle(x: 0, y: 0, width: size.width, height: size.height) }
        let (natural, wanted) = (naturalSize, defaultSize)
        return Rectangle(
            x: 0, y: 0, width: wanted.width > 0 ? Double(wanted.width) : natural.width,
            height: wanted.height > 0 ? Double(wanted.height) : natural.height)
    }

    /// Keeps this window above another.
    public func setTransient(for parent: Window) {
        gtk_window_set_transient_for(typed(), parent.typed())
    }

    /// Shows the window and brings it to the front.
    public func present() { gtk_window_present(typed()) }

    /// Asks the window to close, as its close button does.
    public func close() { gtk_window_close(typed()) }

    /// Takes the window down at once.
    public func destroy() { gtk_window_destroy(typed()) }

    /// Calls a handler when the window is about to close; true keeps it open.
    public func onCloseRequest(_ handler: @escaping () -> Bool) {
        connectBoolean("close-request", { _ in handler() })
    }

    /// Calls a handler when the keyboard focus moves within the window.
    @discardableResult
    package func onFocusChange(_ handler: @escaping () -> Void) -> SignalConnection {
        onChange(of: "focus-widget", handler)
    }

    /// Calls a handler when the window's size is changed by the person, or it begins or ceases to fill the screen.
    public func onResize(_ handler: @escaping () -> Void) {
        for property in ["default-width", "default-height", "maximized", "fullscreened"] {
            onChange(of: property, handler)
        }
    }

    /// Calls a handler when the window becomes or ceases to be the active one of the desktop.
    @discardableResult
    public func onActiveChange(_ handler: @escaping () -> Void) -> SignalConnection {
        onChange(of: "is-active", handler)
    }
}

extension WeakObject where Wrapped == Window {
    /// A weak reference to a window.
    public convenience init(_ window: Window) {
        self.init(window) { Window(owning: $0) }
    }
}
