import CGtk

extension ScrolledWindow {
    private var vertical: UnsafeMutablePointer<GtkAdjustment>? { gtk_scrolled_window_get_vadjustment(opaque) }

    /// The distance that the view is scrolled down, in points of its child. Setting it scrolls no further than the ends of the
    /// content.
    public var scrollPosition: Double {
        get { gtk_adjustment_get_value(vertical) }
        set { gtk_adjustment_set_value(vertical, newValue) }
    }

    /// The height of the visible part, in points.
    public var visibleHeight: Double { gtk_adjustment_get_page_size(vertical) }

    /// Scrolls just far enough to show a vertical range of the child, in the child's points; if the range is too long, its start.
    public func reveal(from top: Double, to bottom: Double) {
        gtk_adjustment_clamp_page(vertical, top, min(bottom, top + visibleHeight))
    }

    /// Allows scrolling over the whole height of a child that has grown, before the child is laid out with that height.
    package func extend(over height: Double) {
        if gtk_adjustment_get_upper(vertical) < height { gtk_adjustment_set_upper(vertical, height) }
    }

    /// Disables scrolling to the widget that gets the keyboard focus, and leaves that to the program.
    public func ignoresFocus() {
        guard let viewport = gtk_scrolled_window_get_child(opaque),
            lp_is_a(UnsafeMutableRawPointer(viewport), gtk_viewport_get_type()) != 0
        else { return }
        gtk_viewport_set_scroll_to_focus(OpaquePointer(viewport), 0)
    }

    /// Calls a handler whenever less than a page remains below: after scrolling, or when the content's height has changed.
    package func onNearEnd(_ handler: @escaping () -> Void) {
        guard let vertical else { return }
        let adjustment = Object(borrowing: UnsafeMutableRawPointer(vertical))
        for signal in ["changed", "value-changed"] {
            adjustment.connect(signal) { arguments in
                let adjustment = arguments.emitter.assumingMemoryBound(to: GtkAdjustment.self)
                let seen = gtk_adjustment_get_page_size(adjustment)
                let left = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_value(adjustment) - seen
                if left < seen { handler() }
            }
        }
    }
}
