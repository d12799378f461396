import CGtk

/// A widget with a surface of its own, which GTK calls a native: a window, or a popover above one.
///
/// Presses and keys come to one surface, and positions are relative to it. Code about presses, menus and their positions says “window”
/// for either: for a widget in a popover, that popover takes the window's place.
public class Native: Widget {
    /// The content.
    public var child: Widget? { nil }

    /// The widget that has the keyboard focus in this window, or in the one that this popover belongs to.
    public var focus: Widget? {
        get { window?.focus }
        set { window?.focus = newValue }
    }

    /// The parent of layers, which are therefore drawn above the content.
    var layerParent: Widget? { self }

    /// Wraps a pointer to a window or a popover, and takes over a reference to it; nil for any other native.
    fileprivate static func wrap(owning pointer: UnsafeMutableRawPointer) -> Native? {
        if lp_is_a(pointer, gtk_window_get_type()) != 0 { return Window(owning: pointer) }
        if lp_is_a(pointer, gtk_popover_get_type()) != 0 { return Popover(owning: pointer) }
        g_object_unref(pointer)
        return nil
    }
}

extension Native {
    /// Returns the origin of this window's or popover's coordinates in those of a window or popover that it is or belongs to; nil
    /// while it isn't on screen.
    ///
    /// A popover's coordinates are relative to its surface, and GTK doesn't convert from there to the window's.
    public func origin(in window: Native) -> Point? {
        var origin = Point(x: 0, y: 0)
        var popover: UnsafeMutablePointer<GtkWidget> = widget
        while popover != window.widget {
            guard gtk_widget_get_mapped(popover) != 0,
                let surface = gtk_native_get_surface(OpaquePointer(popover)),
                let above = gtk_widget_get_parent(popover), let parent = gtk_widget_get_native(above)
            else { return nil }
            let own = surfaceOffset(of: OpaquePointer(popover))
            let parents = surfaceOffset(of: parent)
            origin.x += own.x - parents.x + Double(gdk_popup_get_position_x(surface))
            origin.y += own.y - parents.y + Double(gdk_popup_get_position_y(surface))
            popover = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWidget.self)
        }
        return origin
    }

    /// Calls a handler when the window or popover is destroyed, before its children are.
    @discardableResult
    package func onDestroy(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("destroy") { _ in handler() }
    }

    /// Calls a handler when the window is destroyed, or when the popover is destroyed or leaves its window. It may be called more
    /// than once.
    package func onEnd(_ handler: @escaping () -> Void) {
        onDestroy(handler)
        let weak = WeakObject(self)
        if self is Popover { onRootChange { if weak.value?.window == nil { handler() } } }
    }

    /// Calls a handler when the popover disappears from the screen. For a window, it is never called.
    package func onPopoverUnmap(_ handler: @escaping () -> Void) {
        if self is Popover { onUnmap(handler) }
    }

    /// Calls a handler when this window, or the window that this popover belongs to, becomes active or inactive.
    package func onActivityChange(_ handler: @escaping () -> Void) {
        guard !(self is Window) else {
            window?.onActiveChange(handler)
            return
        }
        var connection = window?.onActiveChange(handler)
        let weak = WeakObject(self)
        onRootChange {
            connection?.disconnect()
            connection = weak.value?.window?.onActiveChange(handler)
        }
    }
}

extension Widget {
    /// The window or popover that this widget is or is in; nil if it isn't in a window.
    package var native: Native? {
        guard window != nil, let native = gtk_widget_get_native(widget) else { return nil }
        return .wrap(owning: g_object_ref(UnsafeMutableRawPointer(native)))
    }

    /// The window or popover that this widget is in, and those that it belongs to, from the innermost.
    package var natives: [Native] {
        native.map { Array(sequence(first: $0) { $0.parent?.native }) } ?? []
    }
}

extension WeakObject where Wrapped == Native {
    /// A weak reference to a window or a popover.
    package convenience init(_ native: Native) {
        let isWindow = native is Window
        self.init(native) { isWindow ? Window(owning: $0) : Popover(owning: $0) }
    }
}
