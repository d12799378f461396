import CGtk

extension Widget {
    /// Calls a handler after each frame that is drawn for this widget's window, with everything laid out. Returns nil while the
    /// widget isn't in a window on screen. The handler doesn't cause any frames.
    @discardableResult
    package func onFrame(_ handler: @escaping () -> Void) -> SignalConnection? {
        onFrameClock("after-paint", handler)
    }

    /// Calls a handler whenever this widget's window has been laid out. Returns nil while the widget isn't in a window on screen.
    /// If the handler requests another layout, it is done at once, in the same frame.
    func onLayout(_ handler: @escaping () -> Void) -> SignalConnection? {
        onFrameClock("layout", handler)
    }

    /// Calls a handler as ``onLayout(_:)`` does, but for the lifetime of this widget, in whichever window it is.
    package func onLayouts(_ handler: @escaping () -> Void) {
        var layout = onLayout(handler)
        let weak = WeakObject(self)
        connect("realize", after: true) { _ in layout = layout ?? weak.value?.onLayout(handler) }
        connect("unrealize") { _ in
            layout?.disconnect()
            layout = nil
        }
    }

    /// Lays this widget out again within its current size, before the next frame is painted, even from within a layout. All its
    /// ancestors are laid out, too: GTK may have marked some of them but not those in between, so that the layout wouldn't reach
    /// this widget (GTK 4.8, gtkwidget.c: `gtk_widget_ensure_allocate`, `gtk_widget_set_alloc_needed`).
    func layOutAgain() {
        for widget in selfAndAncestors { gtk_widget_queue_allocate(widget.widget) }
        requestLayout()
    }

    /// Makes GTK call the handlers of ``onLayout(_:)`` before the next frame is painted.
    func requestLayout() {
        if let surface = gtk_widget_get_native(widget).flatMap(gtk_native_get_surface) {
            gdk_surface_request_layout(surface)
        }
    }

    private func onFrameClock(_ signal: String, _ handler: @escaping () -> Void) -> SignalConnection? {
        gtk_widget_get_frame_clock(widget).map {
            Object(borrowing: UnsafeMutableRawPointer($0)).connect(signal) { _ in handler() }
        }
    }

    /// Scrolls the nearest scrolled window around the widget down by a distance in points, or up if it is negative, as far as
    /// possible.
    package func scrollSurroundings(by points: Double) {
        guard let ancestor = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()),
            let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(ancestor))
        else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + points)
    }
}
