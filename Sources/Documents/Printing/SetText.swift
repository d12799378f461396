import CGtk
import Gtk
internal import RichText

/// A paragraph, or a part of one, wrapped into lines. It belongs to one thread at a time.
nonisolated final class SetText {
    /// A laid out line, in points.
    struct Line {
        /// The start of the line, in UTF-8 bytes of the text.
        let start: Int
        let width: Double
        /// The distance to the next line.
        let height: Double
        /// The distance from the line's top to its baseline.
        let rise: Double
    }

    /// A run of the same styles.
    typealias Piece = RichText.ParagraphText.Piece

    let lines: [Line]
    let isRightToLeft: Bool
    /// The space on both sides, in points.
    let margin: Double
    private let layout: OpaquePointer
    /// The URIs of links, with their ranges in UTF-8 bytes of the text.
    private let links: [(address: String, range: Range<Int>)]

    private static let scale = Double(PANGO_SCALE)
    /// The indent of a quotation, and of a list item for each level, in font sizes.
    private static let indent = 2.0

    /// Wraps text into lines.
    ///
    /// - Parameters:
    ///   - pieces: The text, without line breaks.
    ///   - width: The width of a line, in points.
    ///   - height: The minimum distance between lines, in points.
    ///   - isRightToLeft: The direction of the paragraph; nil to use that of the first letter with a direction, as on the screen.
    ///   - style: The style of the paragraph; nil for body.
    init(
        _ pieces: [Piece], _ font: SetFont, width: Double, height: Double, isRightToLeft: Bool?,
        style: ParagraphStyle? = nil
    ) {
        let indents = style == .quotation ? 1 : style?.level.map { $0 + 1 } ?? 0
        margin = min(font.size * Self.indent * Double(indents), width / 4)
        let height = height * (style?.scale ?? 1)
        let known = isRightToLeft ?? font.isRightToLeft
        pango_context_set_base_dir(font.context, known ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        layout = pango_layout_new(font.context)
        pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
        pango_layout_set_font_description(layout, font.description)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, gint((width - 2 * margin) * Self.scale))
        let text = (pieces.count == 1 ? String(pieces[0].text) : pieces.map(\.text).joined()).drawable
        pango_layout_set_text(layout, text, gint(text.utf8.count))
        links = Self.links(of: pieces)
        let attributes = Self.attributes(of: pieces)
        if let style, style.isHeading {
            // Each attribute applies to all of the text.
            pango_attr_list_insert(attributes, pango_attr_scale_new(style.scale))
            pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)

        var (lines, direction): ([Line], PangoDirection?) = ([], nil)
        for line in elements(of: pango_layout_get_lines_readonly(layout)) {
            let line = line.assumingMemoryBound(to: PangoLayoutLine.self)
            direction = direction ?? pango_layout_line_get_resolved_direction(line)
            var extents = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &extents)
            let own = Double(extents.height) / Self.scale
            let space = max(height - own, 0)
            lines.append(
                Line(
                    start: Int(line.pointee.start_index), width: Double(extents.width) / Self.scale,
                    height: own + space, rise: space / 2 - Double(extents.y) / Self.scale))
        }
        self.lines = lines
        self.isRightToLeft = isRightToLeft ?? (direction == PANGO_DIRECTION_RTL)
    }

    deinit { giveBack(layout) { g_object_unref($0) } }

    private static func attributes(of pieces: [Piece]) -> OpaquePointer {
        let list = pango_attr_list_new()!
        var start: guint = 0
        for piece in pieces {
            let end = start + guint(piece.text.utf8.count)
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
                (attribute.pointee.start_index, attribute.pointee.end_index) = (start, end)
                pango_attr_list_insert(list, attribute)
            }
            if piece.link != nil {
                add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
                add(pango_attr_foreground_new(0x1B1B, 0x5A5A, 0xB0B0))
            }
            for style in piece.styles {
                let attribute: UnsafeMutablePointer<PangoAttribute> =
                    switch style {
                    case .bold: pango_attr_weight_new(PANGO_WEIGHT_BOLD)
                    case .italic: pango_attr_style_new(PANGO_STYLE_ITALIC)
                    case .underline: pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)
                    case .strikethrough: pango_attr_strikethrough_new(1)
                    // The same colour as on a light screen.
                    case .highlight: pango_attr_background_new(0xB7B7, 0xEEEE, 0xD0D0)
                    case .code: pango_attr_family_new("monospace")
                    }
                add(attribute)
            }
            start = end
        }
        return list
    }

    private static func links(of pieces: [Piece]) -> [(address: String, range: Range<Int>)] {
        var (links, start): ([(address: String, range: Range<Int>)], Int) = ([], 0)
        for piece in pieces {
            let end = start + piece.text.utf8.count
            if let address = piece.link { links.append((address, start..<end)) }
            start = end
        }
        return links
    }

    /// Draws a line in the current colour, with its top left corner at a point. In a PDF file its links can be clicked.
    func draw(_ index: Int, at point: Point, on cairo: OpaquePointer) {
        cairo_move_to(cairo, point.x, point.y + lines[index].rise)
        let line = pango_layout_get_line_readonly(layout, gint(index))
        pango_cairo_show_layout_line(cairo, line)
        guard !links.isEmpty, let line else { return }
        // A run is either entirely in a link or not at all, because the attributes of links end it.
        var x = point.x
        for run in elements(of: line.pointee.runs) {
            let glyphs = run.assumingMemoryBound(to: PangoGlyphItem.self)
            let width = Double(pango_glyph_string_get_width(glyphs.pointee.glyphs)) / Self.scale
            let start = Int(glyphs.pointee.item.pointee.offset)
            if let link = links.first(where: { $0.range.contains(start) }) {
                let frame = Rectangle(x: x, y: point.y, width: width, height: lines[index].height)
                Self.addLink(to: link.address, at: frame, on: cairo)
            }
            x += width
        }
    }

    /// Makes an area of a PDF file a link; on any other surface cairo ignores it.
    private static func addLink(to address: String, at frame: Rectangle, on cairo: OpaquePointer) {
        // All characters allowed in a URI, except the one that ends it in cairo's notation.
        guard let uri = String(freeing: g_uri_escape_string(address, ":/?#[]@!$&()*+,;=%", 0)) else { return }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 100).rounded() / 100)" }
        cairo_tag_begin(
            cairo, "Link", "uri='\(uri)' rect=[\(numbers.joined(separator: " "))]")
        cairo_tag_end(cairo, "Link")
    }
}
