import CGtk

/// Text that a widget draws itself, in the widget's font, and the mapping between positions in the text and points. Positions are
/// offsets in Unicode scalars; points and rectangles are relative to the text's upper left corner.
public final class TextLayout: Object {
    /// Lays out text in a widget's font. Lines break only at the text's own line breaks unless a width is set.
    public init(_ text: String, on widget: Widget) {
        super.init(owning: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget.widget, text)))
    }

    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }

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

    /// The size of the text, in points.
    public var size: Size { extents.size }

    /// The rectangle around all lines.
    var extents: Rectangle {
        var extents = PangoRectangle()
        pango_layout_get_extents(opaque, nil, &extents)
        return points(extents)
    }

    /// Returns the position in the text nearest to a point.
    public func offset(at point: Point) -> Int {
        var byte: gint = 0
        var trailing: gint = 0
        pango_layout_xy_to_index(opaque, gint(point.x * scale), gint(point.y * scale), &byte, &trailing)
        let text = text
        let index = text.utf8.index(text.startIndex, offsetBy: Int(byte), limitedBy: text.endIndex) ?? text.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: index) + Int(trailing)
    }

    /// Returns the rectangle of the insertion point at a position: a vertical line as high as the text, with no width. At the end
    /// of right-to-left text it is on the left, unlike the rectangle of the character there.
    public func caret(at offset: Int) -> Rectangle {
        var rectangle = PangoRectangle()
        pango_layout_get_cursor_pos(opaque, byte(offset), &rectangle, nil)
        rectangle.width = 0
        return points(rectangle)
    }

    /// Returns the rectangles that cover a range of the text, one for each line.
    public func rectangles(of range: Range<Int>) -> [Rectangle] {
        var lines: [Rectangle] = []
        var byte = byte(range.lowerBound)
        for scalar in text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count) {
            let letter = letter(atByte: byte)
            byte += gint(UTF8.width(scalar))
            if let line = lines.last, line.minY == letter.minY {
                lines[lines.count - 1] = line.union(letter)
            } else {
                lines.append(letter)
            }
        }
        return lines
    }

    /// Returns the rectangle around the character at a position.
    func letter(at offset: Int) -> Rectangle { letter(atByte: byte(offset)) }

    private func letter(atByte byte: gint) -> Rectangle { directedLetter(atByte: byte).standardized }

    /// Like `letter(at:)`, but the rectangle starts at the character's leading edge: its width is negative if the character runs
    /// from right to left.
    func directedLetter(at offset: Int) -> Rectangle { directedLetter(atByte: byte(offset)) }

    private func directedLetter(atByte byte: gint) -> Rectangle {
        var rectangle = PangoRectangle()
        pango_layout_index_to_pos(opaque, byte, &rectangle)
        return points(rectangle)
    }

    /// Returns the number of the displayed line that contains a position.
    func line(of offset: Int) -> Int {
        var line: gint = 0
        var x: gint = 0
        pango_layout_index_to_line_x(opaque, byte(offset), 0, &line, &x)
        return Int(line)
    }

    private var scale: Double { Double(PANGO_SCALE) }

    /// Converts a Pango rectangle to points.
    private func points(_ rectangle: PangoRectangle) -> Rectangle {
        Rectangle(
            x: Double(rectangle.x) / scale, y: Double(rectangle.y) / scale, width: Double(rectangle.width) / scale,
            height: Double(rectangle.height) / scale)
    }

    private func byte(_ offset: Int) -> gint {
        let text = text
        let scalars = text.unicodeScalars
        let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return gint(text.utf8.distance(from: text.startIndex, to: index))
    }
}
