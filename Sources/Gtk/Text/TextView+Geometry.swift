import CGtk

extension TextView {
    /// The part of the view in which text is visible.
    package var visibleRect: Rectangle { inWidget(visibleBuffer) }

    /// Returns the rectangle around a part of the text: tight on one line, as wide as the text over several lines. For an empty
    /// part, returns a line of no width at the insertion point.
    public func bounds(of range: Range<Int>) -> Rectangle {
        guard !range.isEmpty else { return inWidget(insertionPoint(at: range.lowerBound)) }
        // By displayed lines: on one line, text in another font has another top and another height.
        let firstEnd = displayLineEnd(of: range.lowerBound)
        let lastStart = displayLineStart(of: range.upperBound - 1)
        if lastStart <= range.lowerBound { return inWidget(characterBounds(in: range)) }
        let first = characterBounds(in: range.lowerBound..<max(firstEnd, range.lowerBound + 1))
        let last = characterBounds(in: lastStart..<range.upperBound)
        let visible = visibleBuffer
        let margin = Double(gtk_text_view_get_left_margin(typed()))
        let far = Double(gtk_text_view_get_right_margin(typed()))
        return inWidget(
            Rectangle(
                x: visible.minX + margin, y: first.minY, width: max(0, visible.width - margin - far),
                height: last.maxY - first.minY))
    }

    /// Returns the edges of the letter after a position, as lines of no width, in reading order: a letter that runs from right to
    /// left has its leading edge on the right and its trailing edge on the left. At the end of a line, both are in the same
    /// position.
    package func edges(ofLetterAt offset: Int) -> (leading: Rectangle, trailing: Rectangle) {
        let line = bounds(of: offset..<offset)
        var iterator = buffer.iterator(at: offset)
        guard gtk_text_iter_ends_line(&iterator) == 0 else { return (line, line) }
        var rect = GdkRectangle()
        gtk_text_view_get_iter_location(typed(), &iterator, &rect)
        // The width is negative if the letter runs from right to left.
        let letter = inWidget(Rectangle(rect))
        return (line.moved(toX: letter.origin.x), line.moved(toX: letter.origin.x + letter.size.width))
    }

    private var visibleBuffer: Rectangle {
        var rect = GdkRectangle()
        gtk_text_view_get_visible_rect(typed(), &rect)
        return Rectangle(rect)
    }

    func displayLineStart(of offset: Int) -> Int {
        var iterator = buffer.iterator(at: offset)
        if gtk_text_view_starts_display_line(typed(), &iterator) != 0 { return offset }
        gtk_text_view_backward_display_line_start(typed(), &iterator)
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    func displayLineEnd(of offset: Int) -> Int {
        var iterator = buffer.iterator(at: offset)
        gtk_text_view_forward_display_line_end(typed(), &iterator)
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    private func insertionPoint(at offset: Int) -> Rectangle {
        var iterator = buffer.iterator(at: offset)
        var rect = GdkRectangle()
        // Not `gtk_text_view_get_iter_location`, which puts the end of a right-to-left line on its right.
        gtk_text_view_get_cursor_locations(typed(), &iterator, &rect, nil)
        return Rectangle(rect)
    }

    /// Returns the rectangle around the characters of a part of one line.
    private func characterBounds(in range: Range<Int>) -> Rectangle {
        range.sampled.map(characterBounds).reduce(nil) { $0?.union($1) ?? $1 } ?? .zero
    }

    func characterBounds(at offset: Int) -> Rectangle {
        var iterator = buffer.iterator(at: offset)
        // A line's end has no width, and GTK puts it on the right of a line that runs from right to left.
        if gtk_text_iter_ends_line(&iterator) != 0 { return insertionPoint(at: offset) }
        var rect = GdkRectangle()
        gtk_text_view_get_iter_location(typed(), &iterator, &rect)
        return Rectangle(rect).standardized
    }

    func inWidget(_ rect: Rectangle) -> Rectangle {
        var x: gint = 0
        var y: gint = 0
        gtk_text_view_buffer_to_window_coords(
            typed(), GTK_TEXT_WINDOW_WIDGET, gint(rect.minX), gint(rect.minY), &x, &y)
        return Rectangle(x: Double(x), y: Double(y), width: rect.width, height: rect.height)
    }
}

extension Rectangle {
    /// Returns a line of no width with the same height at another x coordinate.
    func moved(toX x: Double) -> Rectangle { Rectangle(x: x, y: origin.y, width: 0, height: size.height) }
}

extension Range<Int> {
    /// Both ends, and up to a hundred positions between them: enough to find the heights of a line's fonts, and where a line with
    /// both directions ends, for a line of any length.
    nonisolated var sampled: [Int] {
        guard !isEmpty else { return [] }
        return Array(stride(from: lowerBound, to: upperBound - 1, by: Swift.max(count / 100, 1))) + [upperBound - 1]
    }
}
