import CGtk

extension Popover {
    /// Returns the origin of the popover's own coordinates in those of the window that it is in; nil while it isn't on
    /// screen.
    ///
    /// GTK counts a popover's coordinates from its surface and knows no way from there to the window's.
    public func origin(in window: Window) -> (x: Double, y: Double)? {
        var origin = (x: 0.0, y: 0.0)
        var popover: UnsafeMutablePointer<GtkWidget> = widget
        while popover != window.widget {
            guard gtk_widget_get_mapped(popover) != 0,
                let surface = gtk_native_get_surface(OpaquePointer(popover)),
                let above = gtk_widget_get_parent(popover), let parent = gtk_widget_get_native(above)
            else { return nil }
            let own = Self.offset(of: OpaquePointer(popover))
            let parents = Self.offset(of: parent)
            origin.x += own.x - parents.x + Double(gdk_popup_get_position_x(surface))
            origin.y += own.y - parents.y + Double(gdk_popup_get_position_y(surface))
            popover = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWidget.self)
        }
        return origin
    }

    /// Returns the middle of the popover with its shadow, in the coordinates of the window that it is on; nil while it isn't
    /// on screen. The display tells where that is, soon after it has been
    /// opened: see `oncePlaced`.
    package func middle(in window: Window) -> (x: Double, y: Double)? {
        guard let surface = gtk_native_get_surface(opaque), gdk_surface_get_mapped(surface) != 0,
            gdk_popup_get_parent(surface) == gtk_native_get_surface(window.opaque)
        else { return nil }
        let window = Self.offset(of: window.opaque)
        return (
            Double(gdk_popup_get_position_x(surface)) + Double(gdk_surface_get_width(surface)) / 2 - window.x,
            Double(gdk_popup_get_position_y(surface)) + Double(gdk_surface_get_height(surface)) / 2 - window.y
        )
    }

    /// Calls a handler once, soon after the display has told where the opened popover has come.
    package func oncePlaced(_ handler: @escaping () -> Void) {
        guard let surface = gtk_native_get_surface(opaque) else { return }
        var connection: SignalConnection?
        connection = Object(borrowing: UnsafeMutableRawPointer(surface)).connect("layout", after: true) { _ in
            connection?.disconnect()
            connection = nil
            // Not in the middle of a layout: the handler may have the popover placed anew.
            MainLoop.whenIdle(handler)
        }
    }

    /// Returns the origin of a widget with a surface of its own in that surface, within its shadow.
    private static func offset(of native: OpaquePointer) -> (x: Double, y: Double) {
        var x = 0.0
        var y = 0.0
        gtk_native_get_surface_transform(native, &x, &y)
        return (x, y)
    }
}
