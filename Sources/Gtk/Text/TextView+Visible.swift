import CGtk

extension TextView {
    /// The visible part of the text, from the first visible line to the last.
    package var visibleRange: Range<Int> {
        var visible = GdkRectangle()
        gtk_text_view_get_visible_rect(typed(), &visible)
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_view_get_iter_at_location(typed(), &start, visible.x, visible.y)
        gtk_text_view_get_iter_at_location(typed(), &end, visible.x + visible.width, visible.y + visible.height)
        // In a line from right to left, the left edge is its end.
        gtk_text_view_backward_display_line_start(typed(), &start)
        gtk_text_view_forward_display_line_end(typed(), &end)
        let first = Int(gtk_text_iter_get_offset(&start))
        return first..<max(first, Int(gtk_text_iter_get_offset(&end)))
    }

    /// Sets whether the middle button pastes the text's selection, as is GTK's default. While it doesn't, selecting text doesn't
    /// replace what the middle button pastes. The view must be in a window that is or was on screen.
    package func offerSelection(_ isOffered: Bool) {
        let primary = gtk_widget_get_primary_clipboard(widget)
        if isOffered {
            gtk_text_buffer_add_selection_clipboard(buffer.typed(), primary)
        } else {
            gtk_text_buffer_remove_selection_clipboard(buffer.typed(), primary)
        }
    }

    /// Calls a handler when the text is scrolled up or down.
    public func onScroll(_ handler: @escaping () -> Void) {
        onScrolling(["value-changed"], handler)
    }

    /// Calls a handler on signals of the adjustment for vertical or horizontal scrolling, even if the view gets another
    /// adjustment.
    func onScrolling(_ signals: [String], isVertical: Bool = true, _ handler: @escaping () -> Void) {
        var connections: [SignalConnection] = []
        func follow(_ view: TextView) {
            connections.forEach { $0.disconnect() }
            let adjustment =
                isVertical ? gtk_scrollable_get_vadjustment(view.opaque) : gtk_scrollable_get_hadjustment(view.opaque)
            connections = signals.compactMap { signal in
                adjustment.map { Object(borrowing: UnsafeMutableRawPointer($0)).connect(signal) { _ in handler() } }
            }
        }
        follow(self)
        // The view gets another adjustment when it is put into a scrolled window.
        let weak = WeakObject(self)
        connect(isVertical ? "notify::vadjustment" : "notify::hadjustment") { _ in weak.value.map(follow) }
    }
}
