import CGtk

extension TextView {
    /// Returns the top and the bottom of the highlight when text of a line is selected, in points, in the view's coordinates. The
    /// space above and below a paragraph belongs to its first and its last line; each line takes half of the space between two
    /// lines.
    package func highlight(ofLineAt offset: Int) -> ClosedRange<Double> {
        var iterator = buffer.iterator(at: offset)
        let first = displayLineStart(of: offset)
        let last = gtk_text_iter_ends_line(&iterator) != 0 ? offset : displayLineEnd(of: offset)
        // Letters in another font have another top and another height.
        let letters = [first, offset, max(last - 1, first)].map(characterBounds)
        let line = letters.reduce(letters[0]) { $0.union($1) }
        var (top, height): (gint, gint) = (0, 0)
        gtk_text_view_get_line_yrange(typed(), &iterator, &top, &height)
        let space = Double(gtk_text_view_get_pixels_inside_wrap(typed())) / 2
        var (start, end) = (buffer.iterator(at: first), buffer.iterator(at: last))
        let upper = gtk_text_iter_starts_line(&start) != 0 ? Double(top) : (line.minY - space).rounded()
        let lower = gtk_text_iter_ends_line(&end) != 0 ? Double(top + height) : (line.maxY + space).rounded()
        let origin = inWidget(.zero).minY
        return origin + upper...origin + max(upper, lower)
    }
}
