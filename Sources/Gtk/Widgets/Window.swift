import CGtk

/// A top-level window.
public class Window: Native {
    /// Makes a window without an application, as for a test or a plain program.
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

    /// Gives the keyboard focus back to a widget that had it before, and keeps the widget's selection: GTK would select
    /// everything in a field or label that gets the focus.
    package func returnFocus(to widget: Widget) {
        Settings.withoutSelectingOnFocus { focus = widget }
    }

    /// Whether an outline shows which widget has the keyboard focus. GTK shows it once the keyboard is used.
    public var showsFocus: Bool {
        get { gtk_window_get_focus_visible(typed()) != 0 }
        set { gtk_window_set_focus_visible(typed(), newValue ? 1 : 0) }
    }

    /// Whether the window has the desktop's keyboard focus.
    public var isActive: Bool { gtk_window_is_active(typed()) != 0 }

    /// The list of the program's windows.
    package static var all: Object { Object(borrowing: UnsafeMutableRawPointer(gtk_window_get_toplevels())) }

    /// Whether another window of the program has the desktop's keyboard focus.
    package var isBehindAnother: Bool {
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        return elements(of: windows).contains {
            $0 != raw && gtk_window_is_active($0.assumingMemoryBound(to: GtkWindow.self)) != 0
        }
    }

    /// Whether a modal window of the program must be closed before this one can be used.
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

    /// Whether the window fills as much of the screen as the desktop gives to one window.
    package var isMaximized: Bool {
        get { gtk_window_is_maximized(typed()) != 0 }
        set { newValue ? gtk_window_maximize(typed()) : gtk_window_unmaximize(typed()) }
    }

    /// The maximum width and the maximum height of all monitors, in points.
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

    /// Whether the window prevents its parent from taking input.
    package var isModal: Bool {
        get { gtk_window_get_modal(typed()) != 0 }
        set { gtk_window_set_modal(typed(), newValue ? 1 : 0) }
    }

    /// Sets the size with which the window opens, in points.
    public func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(typed(), gint(width), gint(height))
    }

    /// The window's current size, or the size with which it opens, in points.
    public var defaultSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_window_get_default_size(typed(), &width, &height)
        return (Int(width), Int(height))
    }

    /// The whole window in its own coordinates: its current bounds, or those that it will have once it is laid out.
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

    /// Destroys the window at once.
    public func destroy() { gtk_window_destroy(typed()) }

    /// Calls a handler when the window is about to close. If it returns true, the window stays open.
    public func onCloseRequest(_ handler: @escaping () -> Bool) {
        connectBoolean("close-request", { _ in handler() })
    }

    /// Calls a handler when the keyboard focus moves within the window.
    @discardableResult
    package func onFocusChange(_ handler: @escaping () -> Void) -> SignalConnection {
        onChange(of: "focus-widget", handler)
    }

    /// Calls a handler when the user resizes the window, or when it becomes or ceases to be maximized or full screen.
    public func onResize(_ handler: @escaping () -> Void) {
        for property in ["default-width", "default-height", "maximized", "fullscreened"] {
            onChange(of: property, handler)
        }
    }

    /// Calls a handler when the window becomes active or inactive on the desktop.
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
