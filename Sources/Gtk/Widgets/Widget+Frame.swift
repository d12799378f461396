import CGtk

extension Widget {
    /// Calls a handler after each frame that is drawn of this widget's window, with everything laid out; nil while the
    /// widget isn't in a window on screen. No frame is drawn for the handler's sake.
    @discardableResult
    package func onFrame(_ handler: @escaping () -> Void) -> SignalConnection? {
        onFrameClock("after-paint", handler)
    }

    /// Calls a handler whenever this widget's window has been laid out; nil while the widget isn't in a window on screen.
    /// If the handler asks for another layout, that is done at once, in the same frame.
    func onLayout(_ handler: @escaping () -> Void) -> SignalConnection? {
        onFrameClock("layout", handler)
    }

    /// Has ``onLayout(_:)`` call a handler for as long as this widget lives, in whichever window that comes to be.
    package func onLayouts(_ handler: @escaping () -> Void) {
        var layout = onLayout(handler)
        let weak = WeakObject(self)
        connect("realize", after: true) { _ in layout = layout ?? weak.value?.onLayout(handler) }
        connect("unrealize") { _ in
            layout?.disconnect()
            layout = nil
        }
    }

    /// Has this widget laid out once more within the size that it has, before the next frame is painted; from within a layout,
    /// too. All widgets around it are, too: there GTK may have marked some for that, and those in between not, so that it
    /// wouldn't get here (GTK 4.8, gtkwidget.c: `gtk_widget_ensure_allocate`, `gtk_widget_set_alloc_needed`).
    func layOutAgain() {
        for widget in selfAndAncestors { gtk_widget_queue_allocate(widget.widget) }
        requestLayout()
    }

    /// Has ``onLayout(_:)`` called before the next frame is painted.
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

    /// Scrolls the nearest scrolled window around it down by points, up if negative, as far as there is more.
    package func scrollSurroundings(by points: Double) {
        guard let ancestor = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()),
            let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(ancestor))
        else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + points)
    }
}
