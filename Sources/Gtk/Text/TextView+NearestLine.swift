import CGtk

extension TextView {
    /// Returns the position in the text nearest to a point: on the nearest line, at the point's distance from the left.
    public func offset(at point: Point) -> Int {
        let character = character(at: point, onNearestLine: true)
        return character.offset + character.trailing
    }

    /// Returns the position before the character at a point.
    public func offset(ofCharacterAt point: Point) -> Int { character(at: point, onNearestLine: true).offset }

    /// Returns the position to which GTK takes a press at a point: the end of the line above if the point is between paragraphs.
    func offset(ofPressAt point: Point) -> Int {
        let character = character(at: point, onNearestLine: false)
        return character.offset + character.trailing
    }

    private func character(at point: Point, onNearestLine isNearest: Bool) -> (offset: Int, trailing: Int) {
        var (x, y, trailing): (gint, gint, gint) = (0, 0, 0)
        gtk_text_view_window_to_buffer_coords(typed(), GTK_TEXT_WINDOW_WIDGET, gint(point.x), gint(point.y), &x, &y)
        if isNearest { y = nearestLineY(to: y) }
        var iterator = GtkTextIter()
        gtk_text_view_get_iter_at_position(typed(), &iterator, &trailing, x, y)
        return (Int(gtk_text_iter_get_offset(&iterator)), Int(trailing))
    }

    /// Returns a y coordinate, from the top of the text, on the line nearest to a given one. Below the whole text, including the
    /// space below its last paragraph, returns the given one.
    private func nearestLineY(to y: gint) -> gint {
        var iterator = GtkTextIter()
        gtk_text_view_get_iter_at_position(typed(), &iterator, nil, 0, y)
        let line = extent(ofLineAt: iterator)
        if y < line.top {
            guard let above = extent(ofLineBeside: iterator, isAbove: true) else { return line.top }
            return y - above.bottom < line.top - y ? above.bottom - 1 : line.top
        }
        guard y >= line.bottom else { return y }
        guard let below = extent(ofLineBeside: iterator, isAbove: false) else {
            var (start, height): (gint, gint) = (0, 0)
            gtk_text_view_get_line_yrange(typed(), &iterator, &start, &height)
            return y < start + height ? line.bottom - 1 : y
        }
        return y - line.bottom < below.top - y ? line.bottom - 1 : below.top
    }

    /// Returns the top and the bottom of the text in a displayed line, without the space around it.
    private func extent(ofLineAt iterator: GtkTextIter) -> (top: gint, bottom: gint) {
        var iterator = iterator
        var rect = GdkRectangle()
        if gtk_text_view_starts_display_line(typed(), &iterator) == 0 {
            gtk_text_view_backward_display_line_start(typed(), &iterator)
        }
        gtk_text_view_get_iter_location(typed(), &iterator, &rect)
        return (rect.y, rect.y + rect.height)
    }

    /// Like `extent(ofLineAt:)`, but for the line above or below; nil if there is none.
    private func extent(ofLineBeside iterator: GtkTextIter, isAbove: Bool) -> (top: gint, bottom: gint)? {
        var (iterator, other) = (iterator, iterator)
        if isAbove {
            gtk_text_view_backward_display_line(typed(), &other)
        } else {
            // The result says whether the end of the text is reached, not whether that is on another line.
            gtk_text_view_forward_display_line(typed(), &other)
        }
        guard gtk_text_iter_equal(&iterator, &other) == 0 else { return nil }
        let (line, beside) = (extent(ofLineAt: iterator), extent(ofLineAt: other))
        return beside.top == line.top ? nil : beside
    }
}
