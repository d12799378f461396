import CGtk

/// Static text.
public final class Label: Widget {
    /// Makes a label.
    public init(_ text: String = "") {
        super.init(sinking: gtk_label_new(text))
    }

    /// Makes a label with one line of the program's text, which may contain names from elsewhere.
    package convenience init(line text: String) { self.init(ShownText.line(text)) }

    /// Makes a label with several lines of the program's text, which may contain names from elsewhere.
    package convenience init(lines text: String) { self.init(ShownText.lines(text)) }

    package init(role: Role) {
        super.init(sinking: lp_new_with_role(gtk_label_get_type(), role.gtk))
    }

    /// Wraps a widget as a label if it is one.
    public init?(_ widget: Widget) {
        guard widget.isA(gtk_label_get_type()) else { return nil }
        super.init(borrowing: widget.raw)
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The text, without markup and unmodified: the user reads, selects and copies exactly this.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }

    /// Shows one line of the program's text, which may contain names from elsewhere.
    package func show(line text: String) { set(ShownText.line(text)) }

    /// Shows several lines of the program's text, which may contain names from elsewhere.
    package func show(lines text: String) { set(ShownText.lines(text)) }

    /// Sets the text unless it is the same, which would only cost another layout.
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

    /// The position of the text between the left (0) and the right (1) edge of the label.
    public var horizontalAlignment: Double {
        get { Double(gtk_label_get_xalign(opaque)) }
        set { gtk_label_set_xalign(opaque, Float(newValue)) }
    }

    /// The position of the text between the upper (0) and the lower (1) edge of the label.
    package var verticalAlignment: Double {
        get { Double(gtk_label_get_yalign(opaque)) }
        set { gtk_label_set_yalign(opaque, Float(newValue)) }
    }

    /// Limits the width to a number of characters, with an ellipsis at the end.
    public func ellipsize(maximumCharacters: Int) {
        gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(opaque, gint(maximumCharacters))
    }

    /// Limits the text to a number of lines, with an ellipsis at the end of the last.
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
        // GTK underlines the letters of its own menus in the same way.
        let line = pango_attr_underline_new(PANGO_UNDERLINE_LOW)
        line?.pointee.start_index = guint(text[..<index].utf8.count)
        line?.pointee.end_index = guint(text[...index].utf8.count)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, line)
        gtk_label_set_attributes(opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    /// Whether lines are centred relative to each other.
    package var isCentered: Bool {
        get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
        set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
    }

    /// Limits the natural width of a text that wraps to about a number of characters.
    package func limitWidth(characters: Int) {
        gtk_label_set_max_width_chars(opaque, gint(characters))
    }

    /// The selected characters as offsets into the text; nil if nothing is selected.
    public var selection: Range<Int>? {
        var start: gint = 0
        var end: gint = 0
        guard gtk_label_get_selection_bounds(opaque, &start, &end) != 0, start != end else { return nil }
        return Int(min(start, end))..<Int(max(start, end))
    }

    /// Selects characters by their offsets. An empty range selects nothing and moves the insertion point there.
    public func select(_ range: Range<Int>) {
        // GTK doesn't check the position: for one behind the end, such as one in an older text, it would read beyond the text in
        // memory.
        let range = range.clamped(to: 0..<text.unicodeScalars.count)
        gtk_label_select_region(opaque, gint(range.lowerBound), gint(range.upperBound))
    }

    /// Makes the label's own key for Copy call a handler instead of GTK's code.
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
