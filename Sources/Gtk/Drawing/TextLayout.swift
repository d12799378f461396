import CGtk

/// Text that a widget draws itself, in the widget's font, and which position in it is where. Positions are offsets in Unicode
/// scalars; points and rectangles begin at the text's upper left corner.
public final class TextLayout: Object {
    /// Lays text out in the font of a widget. The text's own line breaks are its lines, unless it has a width.
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

    /// The position in the text nearest a point.
    public func offset(at point: Point) -> Int {
        var byte: gint = 0
        var trailing: gint = 0
        pango_layout_xy_to_index(opaque, gint(point.x * scale), gint(point.y * scale), &byte, &trailing)
        let text = text
        let index = text.utf8.index(text.startIndex, offsetBy: Int(byte), limitedBy: text.endIndex) ?? text.endIndex
        return text.unicodeScalars.distance(from: text.startIndex, to: index) + Int(trailing)
    }

    /// Returns the rectangle of the insertion point at a position: a line as high as the text, without width. At the end
    /// of right-to-left text it is at its left, where the rectangle of a letter doesn't put it.
    public func caret(at offset: Int) -> Rectangle {
        var rectangle = PangoRectangle()
        pango_layout_get_cursor_pos(opaque, byte(offset), &rectangle, nil)
        rectangle.width = 0
        return points(rectangle)
    }

    /// Returns the rectangles that cover a stretch of the text, one for each line that it is on.
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

    /// The rectangle around the character at a position.
    func letter(at offset: Int) -> Rectangle { letter(atByte: byte(offset)) }

    private func letter(atByte byte: gint) -> Rectangle { directedLetter(atByte: byte).standardized }

    /// The same from where it begins as it is read: its width is negative if it runs from right to left.
    func directedLetter(at offset: Int) -> Rectangle { directedLetter(atByte: byte(offset)) }

    private func directedLetter(atByte byte: gint) -> Rectangle {
        var rectangle = PangoRectangle()
        pango_layout_index_to_pos(opaque, byte, &rectangle)
        return points(rectangle)
    }

    /// The number of the line, as it is shown, that a position is on.
    func line(of offset: Int) -> Int {
        var line: gint = 0
        var x: gint = 0
        pango_layout_index_to_line_x(opaque, byte(offset), 0, &line, &x)
        return Int(line)
    }

    private var scale: Double { Double(PANGO_SCALE) }

    /// A rectangle of Pango's in points.
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
