import CGtk

/// The text of a text view. Positions in it are offsets in Unicode scalars from the start.
public final class TextBuffer: Object {
    /// Makes an empty text without GTK's own undo.
    public init() {
        super.init(owning: UnsafeMutableRawPointer(gtk_text_buffer_new(nil)))
        gtk_text_buffer_set_enable_undo(typed(), 0)
    }

    package override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }
    package override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    package func iterator(at offset: Int) -> GtkTextIter {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(typed(), &iterator, gint(offset))
        return iterator
    }

    // MARK: Content

    /// All of the text. Setting it replaces everything.
    public var text: String {
        get { text(in: 0..<count) }
        set { gtk_text_buffer_set_text(typed(), newValue, gint(newValue.utf8.count)) }
    }

    /// The number of Unicode scalars.
    public var count: Int { Int(gtk_text_buffer_get_char_count(typed())) }

    /// Returns a part of the text.
    public func text(in range: Range<Int>) -> String {
        var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
        // A slice, unlike the text, has a character for each position, whatever is there.
        return String(freeing: gtk_text_buffer_get_slice(typed(), &start, &end, 1)) ?? ""
    }

    /// Replaces the selection by text, as typing does: in one step, with the insertion point after it.
    public func replaceSelection(with text: String) {
        gtk_text_buffer_begin_user_action(typed())
        gtk_text_buffer_delete_selection(typed(), 1, 1)
        gtk_text_buffer_insert_interactive_at_cursor(typed(), text, gint(text.utf8.count), 1)
        gtk_text_buffer_end_user_action(typed())
    }

    package func deleteSelection() {
        gtk_text_buffer_begin_user_action(typed())
        gtk_text_buffer_delete_selection(typed(), 1, 1)
        gtk_text_buffer_end_user_action(typed())
    }

    // MARK: Selection

    /// The selected part; nil if nothing is selected.
    public var selection: Range<Int>? {
        var start = GtkTextIter()
        var end = GtkTextIter()
        guard gtk_text_buffer_get_selection_bounds(typed(), &start, &end) != 0 else { return nil }
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    /// The selected part; empty, at the insertion point, if nothing is selected.
    package var selectedRange: Range<Int> { selection ?? insertionPoint..<insertionPoint }

    /// The position at which typed text is inserted.
    public var insertionPoint: Int {
        get {
            var iterator = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(typed(), &iterator, gtk_text_buffer_get_insert(typed()))
            return Int(gtk_text_iter_get_offset(&iterator))
        }
        set {
            // GTK notifies all handlers even if the insertion point doesn't move.
            guard newValue != insertionPoint || selection != nil else { return }
            var start = iterator(at: newValue)
            gtk_text_buffer_place_cursor(typed(), &start)
        }
    }

    /// The fixed end of the selection, opposite to the insertion point; the same position as the insertion point if nothing is
    /// selected.
    public var selectionAnchor: Int {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(typed(), &iterator, gtk_text_buffer_get_selection_bound(typed()))
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    /// Selects the text between two positions, with the insertion point at the second one.
    public func select(from anchor: Int, to insertionPoint: Int) {
        var start = iterator(at: anchor)
        var end = iterator(at: insertionPoint)
        gtk_text_buffer_select_range(typed(), &end, &start)
    }

    /// Selects a part, with the insertion point at its end.
    public func select(_ range: Range<Int>) {
        select(from: range.lowerBound, to: range.upperBound)
    }

    // MARK: Observation

    /// Calls a handler after the text has changed.
    @discardableResult
    public func onChange(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("changed") { _ in handler() }
    }

    /// Calls a handler after the selection or the insertion point has moved.
    @discardableResult
    public func onSelectionChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        // A buffer keeps the same two marks throughout its lifetime.
        let insertionPoint = UnsafeMutableRawPointer(gtk_text_buffer_get_insert(typed()))
        let other = UnsafeMutableRawPointer(gtk_text_buffer_get_selection_bound(typed()))
        let marks = connect("mark-set", after: true) { arguments in
            let mark = arguments.pointer(1)
            if mark == insertionPoint || mark == other { handler() }
        }
        return [marks, onChange(of: "has-selection", handler)]
    }

    /// Calls a handler after the text, the selection or the insertion point has changed.
    public func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        onSelectionChange(handler) + [onChange(handler)]
    }
}
