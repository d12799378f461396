import CGtk

/// A single-line text field.
public final class Entry: Widget {
    /// Makes an empty field.
    public init() {
        super.init(sinking: gtk_entry_new())
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The text in the field.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { gtk_editable_set_text(opaque, newValue) }
    }

    /// Whether the field undoes by itself what is done in it, with the platform's keys.
    public var hasOwnUndo: Bool {
        get { gtk_editable_get_enable_undo(opaque) != 0 }
        set { gtk_editable_set_enable_undo(opaque, newValue ? 1 : 0) }
    }

    /// What the empty field shows.
    public var placeholder: String? {
        get { gtk_entry_get_placeholder_text(typed()).map { String(cString: $0) } }
        set { gtk_entry_set_placeholder_text(typed(), newValue) }
    }

    /// The selected characters as offsets; nil with nothing selected.
    public var selection: Range<Int>? {
        var start: gint = 0
        var end: gint = 0
        guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0, start != end else { return nil }
        return Int(start)..<Int(end)
    }

    /// The offset of the insertion point in characters.
    public var insertionPoint: Int { Int(gtk_editable_get_position(opaque)) }

    /// Selects characters by their offsets.
    public func select(_ range: Range<Int>) {
        gtk_editable_select_region(opaque, gint(range.lowerBound), gint(range.upperBound))
    }

    /// Removes the selected characters.
    public func deleteSelection() { gtk_editable_delete_selection(opaque) }

    /// Replaces the selection by text, and puts the insertion point after it.
    public func insert(_ text: String) {
        gtk_editable_delete_selection(opaque)
        var position = gtk_editable_get_position(opaque)
        gtk_editable_insert_text(opaque, text, gint(text.utf8.count), &position)
        gtk_editable_set_position(opaque, position)
    }

    /// The rectangle around a range of characters, in the field's coordinates.
    public func bounds(of range: Range<Int>) -> Rect {
        let first = cursor(at: range.lowerBound)
        let last = range.isEmpty ? first : cursor(at: range.upperBound)
        // Its ends are of different heights if they are of different fonts.
        let top = min(first.y, last.y)
        let bottom = max(first.y + first.height, last.y + last.height)
        return Rect(x: min(first.x, last.x), y: top, width: abs(last.x - first.x), height: bottom - top)
    }

    /// The offset of the character boundary nearest a horizontal place in the field's coordinates.
    public func offset(atX x: Double) -> Int {
        let places = (0...text.unicodeScalars.count).map { abs(cursor(at: $0).x - x) }
        return places.indices.min { places[$0] < places[$1] } ?? 0
    }

    private func cursor(at offset: Int) -> Rect {
        guard let inner = gtk_editable_get_delegate(opaque) else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        let text = Widget(borrowing: UnsafeMutableRawPointer(inner))
        var rect = graphene_rect_t()
        // GTK takes a place behind the end, such as one in an older text, for one in memory.
        let place = min(max(offset, 0), self.text.unicodeScalars.count)
        gtk_text_compute_cursor_extents(text.typed(), gsize(place), &rect, nil)
        return text.convert(Rect(rect), to: self) ?? Rect(rect)
    }

    /// Calls a handler when Return is pressed in the field.
    public func onActivate(_ handler: @escaping () -> Void) {
        connect("activate") { _ in handler() }
    }

    /// Calls a handler when the text, the selection or the insertion point changes.
    @discardableResult
    public func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        ["text", "cursor-position", "selection-bound"].map { onChange(of: $0, handler) }
    }
}

extension WeakObject where Wrapped == Entry {
    /// A weak reference to a text field.
    public convenience init(_ entry: Entry) {
        self.init(entry) { Entry(owning: $0) }
    }
}
