import CGtk

/// A scrolled view of a larger widget.
public final class ScrolledWindow: Widget {
    /// Makes a view of a widget, with scroll bars where needed.
    ///
    /// - Parameters:
    ///   - child: The widget.
    ///   - horizontalBar: Whether the widget may be wider than the view.
    ///   - name: The name for assistive technologies; nil for a view that they ignore.
    public init(_ child: Widget, horizontalBar: Bool = true, name: String? = nil) {
        if let name {
            // By default, it has a role that takes no name (from GTK 4.18 on).
            super.init(sinking: lp_new_with_role(gtk_scrolled_window_get_type(), Role.group.gtk))
            setAccessibleName(name)
        } else {
            super.init(sinking: gtk_scrolled_window_new())
        }
        gtk_scrolled_window_set_child(opaque, child.widget)
        gtk_scrolled_window_set_policy(
            opaque, horizontalBar ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    }

    /// Makes a view of a row that may be wider than the view. It has no scroll bar; a swipe and ``Widget/scrollIntoRow()`` scroll
    /// it.
    package init(row: Widget) {
        super.init(sinking: gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(opaque, row.widget)
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
        // GTK would scroll to the focus even if it is in a popover of the row.
        gtk_viewport_set_scroll_to_focus(gtk_scrolled_window_get_child(opaque).map { OpaquePointer($0) }, 0)
    }

    /// Makes the view as high as its child's natural height, up to a maximum in points; nil for no maximum.
    package func fitHeightToChild(upTo height: Int?) {
        gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
        gtk_scrolled_window_set_max_content_height(opaque, gint(height ?? -1))
    }

    package func releaseChild() { gtk_scrolled_window_set_child(opaque, nil) }

    /// Shows the end of the child initially. The child's height and the visible part of it are in points. GTK keeps this position
    /// in the first layout. If the position is set only then, GTK still draws the beginning (GTK 4.8).
    package func startAtEnd(of height: Double, showing part: Double) {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
        gtk_adjustment_configure(adjustment, height - part, 0, height, 0, 0, part)
    }

    /// Calls a handler whenever the view has been scrolled.
    public func onScroll(_ handler: @escaping () -> Void) {
        for adjustment in [
            gtk_scrolled_window_get_hadjustment(opaque), gtk_scrolled_window_get_vadjustment(opaque),
        ] {
            guard let adjustment else { continue }
            Object(borrowing: UnsafeMutableRawPointer(adjustment)).connect("value-changed") { _ in handler() }
        }
    }
}

extension Widget {
    /// Scrolls the row around the widget, if there is one, until all of the widget is visible.
    func scrollIntoRow() {
        guard let view = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()),
            let row = gtk_widget_get_ancestor(widget, gtk_viewport_get_type()).flatMap(gtk_widget_get_first_child),
            let bounds = bounds(in: Widget(borrowing: UnsafeMutableRawPointer(row)))
        else { return }
        let adjustment = gtk_scrolled_window_get_hadjustment(OpaquePointer(view))
        gtk_adjustment_clamp_page(adjustment, bounds.minX, bounds.maxX)
    }
}
