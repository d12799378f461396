import CGtk

/// Static text.
public final class Label: Widget {
    /// Makes a label.
    public init(_ text: String = "") {
        super.init(sinking: gtk_label_new(text))
    }

    /// Makes a label with a text on one line that is the program's, and may name things of others.
    package convenience init(line text: String) { self.init(ShownText.line(text)) }

    /// Makes a label with a text of the program in several lines, which may name things of others.
    package convenience init(lines text: String) { self.init(ShownText.lines(text)) }

    package init(role: Role) {
        super.init(sinking: lp_new_with_role(gtk_label_get_type(), role.gtk))
    }

    /// The same widget as a label, if it is one.
    public init?(_ widget: Widget) {
        guard widget.isA(gtk_label_get_type()) else { return nil }
        super.init(borrowing: widget.raw)
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The text, without markup, exactly as it is: what a person reads, selects and copies.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }

    /// Shows a text on one line that is the program's, and may name things of others.
    package func show(line text: String) { set(ShownText.line(text)) }

    /// Shows a text of the program in several lines, which may name things of others.
    package func show(lines text: String) { set(ShownText.lines(text)) }

    /// What is the same already needn't be laid out anew.
    private func set(_ text: String) { if self.text != text { self.text = text } }

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

    /// The position of the text between the left (0) and right (1) edge of the label.
    public var horizontalAlignment: Double {
        get { Double(gtk_label_get_xalign(opaque)) }
        set { gtk_label_set_xalign(opaque, Float(newValue)) }
    }

    /// The position of the text between the upper (0) and lower (1) edge of the label.
    package var verticalAlignment: Double {
        get { Double(gtk_label_get_yalign(opaque)) }
        set { gtk_label_set_yalign(opaque, Float(newValue)) }
    }

    /// Shows at most a number of characters' width, with an ellipsis after.
    public func ellipsize(maximumCharacters: Int) {
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(opaque, gint(maximumCharacters))
    }

    /// Shows at most a number of lines, with an ellipsis after the last.
    public func ellipsize(maximumLines: Int) {
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_lines(opaque, gint(maximumLines))
    }

    /// Underlines one character of the text, by its position; nil for none.
    package func underline(_ position: Int?) {
        let text = text
        guard let position, let index = text.index(text.startIndex, offsetBy: position, limitedBy: text.endIndex),
            index < text.endIndex
        else { return gtk_label_set_attributes(opaque, nil) }
        // As GTK underlines the letters of its own menus.
        let line = pango_attr_underline_new(PANGO_UNDERLINE_LOW)
        line?.pointee.start_index = guint(text[..<index].utf8.count)
        line?.pointee.end_index = guint(text[...index].utf8.count)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, line)
        gtk_label_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Whether each of several lines is in the middle.
    package var isCentered: Bool {
        get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
        set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
    }

    /// Keeps a text that wraps from asking for more width than about so many characters take.
    package func limitWidth(characters: Int) {
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
        // GTK takes a position behind the end, such as one in an older text, for one in memory.
        let range = range.clamped(to: 0..<text.unicodeScalars.count)
        gtk_label_select_region(opaque, gint(range.lowerBound), gint(range.upperBound))
    }

    /// Has the label's own key for copying call a handler instead of GTK's code.
    package func replaceCopyKeys(_ handler: @escaping () -> Void) {
        replaceSignal("copy-clipboard", by: handler)
    }
}

extension WeakObject where Wrapped == Label {
    /// A weak reference to a label.
    public convenience init(_ label: Label) {
        self.init(label) { Label(owning: $0) }
    }
}
