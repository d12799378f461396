import CGtk

extension Label {
    /// Returns the offset of the character boundary nearest to a point in the label's coordinates.
    public func offset(at point: Point) -> Int {
        let origin = layoutOrigin
        return layout.offset(at: Point(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// Returns the rectangle around a range of characters, in the label's coordinates: tight on one line, as wide as the text
    /// over several lines. For an empty range, returns a line of no width at the insertion point.
    public func bounds(of range: Range<Int>) -> Rectangle {
        let (layout, origin) = (layout, layoutOrigin)
        guard !range.isEmpty else { return layout.caret(at: range.lowerBound).offset(x: origin.x, y: origin.y) }
        let offsets = range.sampled
        let letters = offsets.map(layout.letter)
        var around = letters.dropFirst().reduce(letters[0]) { $0.union($1) }
        // By displayed lines: on one line, text in another font has another top and another height.
        if layout.line(of: offsets[0]) != layout.line(of: offsets[offsets.count - 1]) {
            let all = layout.extents
            (around.origin.x, around.size.width) = (all.minX, all.width)
        }
        return around.offset(x: origin.x, y: origin.y)
    }

    /// Returns the edges of the letter after a position, as lines of no width in the label's coordinates, in reading order.
    package func edges(ofLetterAt offset: Int) -> (leading: Rectangle, trailing: Rectangle) {
        let (letter, origin) = (layout.directedLetter(at: offset), layoutOrigin)
        let line = layout.caret(at: offset).offset(x: origin.x, y: origin.y)
        let x = letter.origin.x + origin.x
        return (line.moved(toX: x), line.moved(toX: x + letter.size.width))
    }

    private var layout: TextLayout { TextLayout(borrowing: UnsafeMutableRawPointer(gtk_label_get_layout(opaque))) }

    private var layoutOrigin: Point {
        var x: gint = 0
        var y: gint = 0
        gtk_label_get_layout_offsets(opaque, &x, &y)
        return Point(x: Double(x), y: Double(y))
    }
}
