import Gtk

extension EntryResponder: SelectionTarget {
    /// The selected range, in Unicode scalars; an empty one is the insertion point. A secret is selected as a whole or
    /// not at all.
    public var selectedRange: Range<Int> {
        get { entry?.selectedRange ?? 0..<0 }
        set { entry?.select(keepsSecret && !newValue.isEmpty ? all : newValue) }
    }

    /// The position in the text nearest a point.
    public func closestPosition(to point: Point) -> Int {
        entry?.offset(atX: point.x) ?? 0
    }

    /// Returns the rectangle of the insertion point at a position in the text.
    public func caretRectangle(at position: Int) -> Rectangle {
        entry?.bounds(of: position..<position) ?? .zero
    }

    /// The insertion point; all of a secret.
    public func selection(forHoldAt position: Int) -> Range<Int> {
        keepsSecret ? all : position..<position
    }

    /// Returns the word around a position, or the nearest one; all of the text for a paragraph, and of a secret.
    public func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>? {
        guard granularity == .word, !keepsSecret, let entry else { return all }
        return TextBuffer.wordRange(at: position, in: entry.text)
    }

    private var all: Range<Int> { 0..<(entry?.text.unicodeScalars.count ?? 0) }
}
