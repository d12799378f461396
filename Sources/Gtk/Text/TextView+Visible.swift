import CGtk

extension TextView {
    /// The part of the text that is to be seen, from the first visible line to the last.
    public var visibleRange: Range<Int> {
        var visible = GdkRectangle()
        gtk_text_view_get_visible_rect(typed(), &visible)
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_view_get_iter_at_location(typed(), &start, visible.x, visible.y)
        gtk_text_view_get_iter_at_location(typed(), &end, visible.x + visible.width, visible.y + visible.height)
        // In a line from right to left the left edge is its end.
        gtk_text_view_backward_display_line_start(typed(), &start)
        gtk_text_view_forward_display_line_end(typed(), &end)
        let first = Int(gtk_text_iter_get_offset(&start))
        return first..<max(first, Int(gtk_text_iter_get_offset(&end)))
    }
}
