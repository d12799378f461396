import CGtk

extension Widget {
    /// Calls a handler after each frame that is drawn of this widget's window, with everything laid out; nil while the
    /// widget isn't in a window on screen. No frame is drawn for the handler's sake.
    @discardableResult
    public func onFrame(_ handler: @escaping () -> Void) -> SignalConnection? {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
        return Object(borrowing: UnsafeMutableRawPointer(clock)).connect("after-paint") { _ in handler() }
    }

    /// Scrolls the nearest scrolled window around this widget down by points, up if negative, as far as there is
    /// something to scroll to.
    public func scrollSurroundings(by points: Double) {
        guard let ancestor = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()),
            let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(ancestor))
        else { return }
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + points)
    }
}
