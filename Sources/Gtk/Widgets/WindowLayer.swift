import CGtk

/// A widget laid over what a window shows, at a place in the window, until it is removed.
///
/// The window's own content isn't touched and doesn't know of it: nothing moves to make room. The place stays where it is
/// when the window changes. A layer has to be removed before its window ends.
public final class WindowLayer {
    private static let style = "longpress-layer"

    private let widget: Widget
    private var frame: GdkRectangle
    private var layout: SignalConnection?

    /// Lays a widget over a window that is on screen, at a rectangle in the window's coordinates.
    public init(_ widget: Widget, over window: Window, at frame: Rect) {
        self.widget = widget
        self.frame = frame.gdk
        widget.addStyle(Self.style)
        gtk_widget_set_parent(widget.widget, window.widget)
        allocate()
        // A window lays out its title bar and its content only. Whenever it has done so, this comes after.
        guard let clock = gtk_widget_get_frame_clock(window.widget) else { return }
        layout = Object(borrowing: UnsafeMutableRawPointer(clock)).connect("layout") { [weak self] _ in
            self?.allocate()
        }
    }

    private func allocate() {
        guard widget.parent != nil else { return }
        _ = widget.naturalSize
        gtk_widget_size_allocate(widget.widget, &frame, -1)
    }

    /// Moves the widget to another rectangle in the window's coordinates.
    public func move(to frame: Rect) {
        self.frame = frame.gdk
        gtk_widget_queue_resize(widget.widget)
        allocate()
    }

    /// Takes the widget from the window.
    public func remove() {
        layout?.disconnect()
        layout = nil
        widget.unparent()
    }

    /// Whether a widget has been laid over a window in this way.
    public static func isLayer(_ widget: Widget) -> Bool { widget.hasStyle(style) }
}
