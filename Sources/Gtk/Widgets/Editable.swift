import CGtk

/// A single-line text field of any kind: an entry, a password or search entry, a spin button, or a program's own kind.
public class Editable: Widget {
    /// Wraps a widget as a text field if it is one (`GtkEditable`).
    public init?(_ widget: Widget) {
        guard widget.isA(gtk_editable_get_type()) else { return nil }
        super.init(borrowing: widget.raw)
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    override init(sinking pointer: UnsafeMutableRawPointer) { super.init(sinking: pointer) }

    /// The text in the field.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { gtk_editable_set_text(opaque, newValue) }
    }

    /// Whether the field has its own undo, with the platform's keys.
    package var hasOwnUndo: Bool {
        get { gtk_editable_get_enable_undo(opaque) != 0 }
        set { gtk_editable_set_enable_undo(opaque, newValue ? 1 : 0) }
    }

    /// Whether the user may change the text.
    public var isEditable: Bool {
        get { gtk_editable_get_editable(opaque) != 0 }
        set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
    }

    /// Sets the minimum and the preferred width of the field, in average letters.
    package func setWidth(least: Int, usual: Int) {
        gtk_editable_set_width_chars(opaque, gint(least))
        gtk_editable_set_max_width_chars(opaque, gint(usual))
    }

    /// The selected characters as offsets; nil if nothing is selected.
    public var selection: Range<Int>? {
        var start: gint = 0
        var end: gint = 0
        guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0, start != end else { return nil }
        return Int(start)..<Int(end)
    }

    /// The offset of the insertion point in characters.
    public var insertionPoint: Int { Int(gtk_editable_get_position(opaque)) }

    /// The selection; empty, at the insertion point, if nothing is selected.
    package var selectedRange: Range<Int> { selection ?? insertionPoint..<insertionPoint }

    /// Selects characters by their offsets.
    public func select(_ range: Range<Int>) {
        gtk_editable_select_region(opaque, gint(range.lowerBound), gint(range.upperBound))
    }

    /// Deletes the selection, if there is one, as the user's own keys do.
    package func deleteSelection() {
        guard selection != nil else { return }
        // Since GTK 4.18, a field can't undo what the program itself deletes or inserts.
        if hasOwnUndo, let inner { return inner.emit("backspace") }
        gtk_editable_delete_selection(opaque)
    }

    /// Replaces the selection by text, as the user's own keys do, and puts the insertion point after it.
    public func insert(_ text: String) {
        deleteSelection()
        if hasOwnUndo, let inner { return inner.emit("insert-at-cursor", text) }
        var position = gtk_editable_get_position(opaque)
        gtk_editable_insert_text(opaque, text, gint(text.utf8.count), &position)
        gtk_editable_set_position(opaque, position)
    }

    /// Returns the rectangle around a range of characters, in the field's coordinates.
    public func bounds(of range: Range<Int>) -> Rectangle {
        let first = cursor(at: range.lowerBound)
        let last = range.isEmpty ? first : cursor(at: range.upperBound)
        // Text in different fonts has ends of different heights.
        let top = min(first.minY, last.minY)
        let bottom = max(first.maxY, last.maxY)
        return Rectangle(
            x: min(first.minX, last.minX), y: top, width: abs(last.minX - first.minX), height: bottom - top)
    }

    /// Returns the offset of the character boundary nearest to an x coordinate of the field.
    public func offset(atX x: Double) -> Int {
        let distances = (0...text.unicodeScalars.count).map { abs(cursor(at: $0).minX - x) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }

    private func cursor(at offset: Int) -> Rectangle {
        guard let inner else { return .zero }
        var rect = graphene_rect_t()
        // GTK doesn't check the position: for one behind the end, such as one in an older text, it would read beyond the text in
        // memory.
        let index = min(max(offset, 0), text.unicodeScalars.count)
        gtk_text_compute_cursor_extents(inner.typed(), gsize(index), &rect, nil)
        return inner.convert(Rectangle(rect), to: self) ?? Rectangle(rect)
    }

    /// The widget that shows and edits the text (`GtkText`). A field may delegate to another field that contains it.
    var inner: Widget? {
        let fields = sequence(first: self as Widget) { field in
            gtk_editable_get_delegate(field.opaque).map { Widget(borrowing: UnsafeMutableRawPointer($0)) }
        }
        return fields.first { $0.isA(gtk_text_get_type()) }
    }

    /// Opens GTK's emoji chooser at the insertion point. It inserts the emoji that the user chooses.
    package func chooseEmoji() { inner?.emit("insert-emoji") }

    /// Returns whether a widget is a button within the field, such as one of a spin button's, and not its text.
    package func hasButton(_ widget: Widget) -> Bool {
        widget.isInside(self)
            && widget.selfAndAncestors.prefix { $0 != self }.contains { $0.isA(gtk_button_get_type()) }
    }

    /// Calls a handler when the text, the selection or the insertion point changes.
    @discardableResult
    public func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        ["text", "cursor-position", "selection-bound"].map { onChange(of: $0, handler) }
    }
}

extension WeakObject where Wrapped == Editable {
    /// A weak reference to a text field.
    public convenience init(_ field: Editable) {
        self.init(field) { Editable(owning: $0) }
    }
}
