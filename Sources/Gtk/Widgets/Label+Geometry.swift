import CGtk

extension Label {
    /// The offset of the character boundary nearest a point in the label's coordinates.
    public func offset(atX x: Double, y: Double) -> Int {
        let origin = layoutOrigin
        var byte: gint = 0
        var trailing: gint = 0
        pango_layout_xy_to_index(
            gtk_label_get_layout(opaque), gint((x - origin.x) * Double(PANGO_SCALE)),
            gint((y - origin.y) * Double(PANGO_SCALE)), &byte, &trailing)
        let utf8 = text.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: Int(byte), limitedBy: utf8.endIndex) ?? utf8.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: index) + Int(trailing)
    }

    /// The rectangle around a range of characters, in the label's coordinates: tight on one line, as wide as the text over
    /// several. An empty range gives the insertion point's line of no width.
    public func bounds(of range: Range<Int>) -> Rectangle {
        let layout = gtk_label_get_layout(opaque)
        var rect = PangoRectangle()
        guard !range.isEmpty else {
            // Not `pango_layout_index_to_pos`, which puts the end of right-to-left text at its right.
            pango_layout_get_cursor_pos(layout, byte(range.lowerBound), &rect, nil)
            rect.width = 0
            return inWidget(rect)
        }
        let places = range.sampled.map(byte)
        let bounds = places.map { place in
            pango_layout_index_to_pos(layout, place, &rect)
            return inWidget(rect).standardized
        }
        var around = bounds.dropFirst().reduce(bounds[0]) { $0.union($1) }
        // By lines as they are shown: on one line, what is of another font has another top and another height.
        if line(of: places[0]) != line(of: places[places.count - 1]) {
            pango_layout_get_extents(layout, nil, &rect)
            let all = inWidget(rect)
            (around.origin.x, around.size.width) = (all.minX, all.width)
        }
        return around
    }

    private func line(of byte: gint) -> gint {
        var line: gint = 0
        var x: gint = 0
        pango_layout_index_to_line_x(gtk_label_get_layout(opaque), byte, 0, &line, &x)
        return line
    }

    /// The offset of a character in bytes.
    private func byte(_ offset: Int) -> gint {
        let scalars = text.unicodeScalars
        let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
        return gint(text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex))
    }

    private func inWidget(_ rect: PangoRectangle) -> Rectangle {
        let (origin, scale) = (layoutOrigin, Double(PANGO_SCALE))
        return Rectangle(
            x: origin.x + Double(rect.x) / scale, y: origin.y + Double(rect.y) / scale,
            width: Double(rect.width) / scale, height: Double(rect.height) / scale)
    }

    private var layoutOrigin: (x: Double, y: Double) {
        var x: gint = 0
        var y: gint = 0
        gtk_label_get_layout_offsets(opaque, &x, &y)
        return (Double(x), Double(y))
    }
}
