import CGtk

/// Text that a widget draws itself, in the widget's font, and which place in it is where. Places are offsets in Unicode
/// scalars; points and rectangles begin at the text's upper left corner.
public final class TextLayout: Object {
    /// Lays text out in the font of a widget. The text's own line breaks are its lines, unless it has a width.
    public init(_ text: String, on widget: Widget) {
        super.init(owning: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget.widget, text)))
    }

    /// The text.
    public var text: String { String(cString: pango_layout_get_text(opaque)) }

    /// The width in points at which lines are broken; nil for lines of any width.
    public var width: Double? {
        get {
            let width = pango_layout_get_width(opaque)
            return width < 0 ? nil : Double(width) / scale
        }
        set { pango_layout_set_width(opaque, newValue.map { gint($0 * scale) } ?? -1) }
    }

    /// How much room the text takes, in points.
    public var size: Size {
        var extents = PangoRectangle()
        pango_layout_get_extents(opaque, nil, &extents)
        return Size(width: Double(extents.width) / scale, height: Double(extents.height) / scale)
    }

    /// The place in the text nearest a point.
    public func offset(at point: Point) -> Int {
        var byte: gint = 0
        var trailing: gint = 0
        pango_layout_xy_to_index(opaque, gint(point.x * scale), gint(point.y * scale), &byte, &trailing)
        let text = text
        let index = text.utf8.index(text.startIndex, offsetBy: Int(byte), limitedBy: text.endIndex) ?? text.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: index) + Int(trailing)
    }

    /// Where the insertion point stands at a place: a line as high as the text, without width.
    public func caret(at offset: Int) -> Rectangle {
        var place = PangoRectangle()
        pango_layout_get_cursor_pos(opaque, byte(offset), &place, nil)
        return Rectangle(
            x: Double(place.x) / scale, y: Double(place.y) / scale, width: 0, height: Double(place.height) / scale)
    }

    /// What a stretch of the text covers, a rectangle for each line that it is on.
    public func rectangles(of range: Range<Int>) -> [Rectangle] {
        var lines: [Rectangle] = []
        for offset in range {
            var place = PangoRectangle()
            pango_layout_index_to_pos(opaque, byte(offset), &place)
            let letter = Rectangle(
                x: Double(place.x) / scale, y: Double(place.y) / scale, width: Double(place.width) / scale,
                height: Double(place.height) / scale
            ).standardized
            if let line = lines.last, line.minY == letter.minY {
                lines[lines.count - 1] = line.union(letter)
            } else {
                lines.append(letter)
            }
        }
        return lines
    }

    private var scale: Double { Double(PANGO_SCALE) }

    private func byte(_ offset: Int) -> gint {
        let text = text
        let scalars = text.unicodeScalars
        let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return gint(text.utf8.distance(from: text.startIndex, to: index))
    }
}
