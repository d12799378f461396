import CGtk

/// Static text.
public final class Label: Widget {
    /// Makes a label.
    public init(_ text: String = "") {
        super.init(sinking: gtk_label_new(text))
    }

    /// The same widget as a label, if it is one.
    public init?(_ widget: Widget) {
        guard widget.isA(gtk_label_get_type()) else { return nil }
        super.init(borrowing: widget.raw)
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The text, without markup.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }

    /// Whether the text can be selected with pointer and keyboard.
    public var isSelectable: Bool {
        get { gtk_label_get_selectable(opaque) != 0 }
        set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
    }

    /// Whether the text breaks over several lines.
    public var wraps: Bool {
        get { gtk_label_get_wrap(opaque) != 0 }
        set {
            gtk_label_set_wrap(opaque, newValue ? 1 : 0)
            gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        }
    }

    /// Where the text sits between the left (0) and right (1) edge of the label.
    public var horizontalAlignment: Double {
        get { Double(gtk_label_get_xalign(opaque)) }
        set { gtk_label_set_xalign(opaque, Float(newValue)) }
    }

    /// Shows at most a number of characters' width, with an ellipsis after.
    public func ellipsize(maximumCharacters: Int) {
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(opaque, gint(maximumCharacters))
    }

    /// Whether each of several lines is in the middle.
    public var isCentered: Bool {
        get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
        set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
    }

    /// Keeps a text that wraps from asking for more width than about so many characters take.
    public func limitWidth(characters: Int) {
        gtk_label_set_max_width_chars(opaque, gint(characters))
    }

    /// The selected characters as offsets into the text; nil with nothing selected.
    public var selection: Range<Int>? {
        var start: gint = 0
        var end: gint = 0
        guard gtk_label_get_selection_bounds(opaque, &start, &end) != 0, start != end else { return nil }
        return Int(min(start, end))..<Int(max(start, end))
    }

    /// Selects characters by their offsets; an empty range selects nothing and puts the insertion point there.
    public func select(_ range: Range<Int>) {
        // GTK takes a place behind the end, such as one in an older text, for one in memory.
        let range = range.clamped(to: 0..<text.unicodeScalars.count)
        gtk_label_select_region(opaque, gint(range.lowerBound), gint(range.upperBound))
    }

    /// Has the label's own key for copying call a handler instead of GTK's code.
    public func replaceCopyKeys(_ handler: @escaping () -> Void) {
        replaceSignal("copy-clipboard", by: handler)
    }

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

    /// The rectangle around a range of characters, in the label's coordinates.
    public func bounds(of range: Range<Int>) -> Rect {
        let layout = gtk_label_get_layout(opaque)
        let origin = layoutOrigin
        let scale = Double(PANGO_SCALE)
        let scalars = text.unicodeScalars
        func byte(_ offset: Int) -> Int {
            let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
            return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
        }
        var first = PangoRectangle()
        var last = PangoRectangle()
        // Not `pango_layout_index_to_pos`, which puts the end of right-to-left text at its right.
        pango_layout_get_cursor_pos(layout, gint(byte(range.lowerBound)), &first, nil)
        pango_layout_get_cursor_pos(layout, gint(byte(range.upperBound)), &last, nil)
        let top = Double(first.y) / scale
        let bottom = Double(last.y + last.height) / scale
        if first.y == last.y {
            let edges = [Double(first.x) / scale, Double(last.x) / scale]
            return Rect(
                x: origin.x + edges.min()!, y: origin.y + top, width: edges.max()! - edges.min()!,
                height: bottom - top)
        }
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        return Rect(
            x: origin.x + Double(extents.x) / scale, y: origin.y + top, width: Double(extents.width) / scale,
            height: bottom - top)
    }

    private var layoutOrigin: (x: Double, y: Double) {
        var x: gint = 0
        var y: gint = 0
        gtk_label_get_layout_offsets(opaque, &x, &y)
        return (Double(x), Double(y))
    }
}

extension WeakObject where Wrapped == Label {
    /// A weak reference to a label.
    public convenience init(_ label: Label) {
        self.init(label) { Label(owning: $0) }
    }
}
