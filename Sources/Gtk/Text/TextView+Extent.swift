import CGtk

extension TextView {
    /// The top and the bottom of everything that can be drawn on, in the view's coordinates: of the text with its margins, or of
    /// the view if that is higher. Both move when the text is scrolled.
    package var extent: ClosedRange<Double> {
        var last = buffer.iterator(at: buffer.count)
        var (top, height): (gint, gint) = (0, 0)
        gtk_text_view_get_line_yrange(typed(), &last, &top, &height)
        let above = gtk_text_view_get_top_margin(typed())
        let whole = inWidget(
            Rectangle(
                x: 0, y: Double(-above), width: 0,
                height: Double(above + top + height + gtk_text_view_get_bottom_margin(typed()))))
        return whole.minY...max(whole.maxY, whole.minY + visibleRect.height)
    }
}
