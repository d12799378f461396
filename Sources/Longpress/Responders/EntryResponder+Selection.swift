import Gtk

extension EntryResponder: SelectionTarget {
    /// The selected range, in Unicode scalars. An empty range is the insertion point. A secret is selected as a whole or not at
    /// all.
    public var selectedRange: Range<Int> {
        get { entry?.selectedRange ?? 0..<0 }
        set { entry?.select(keepsSecret && !newValue.isEmpty ? all : newValue) }
    }

    /// Returns the position in the text nearest to a point.
    public func closestPosition(to point: Point) -> Int {
        entry?.offset(atX: point.x) ?? 0
    }

    /// Returns the rectangle of the insertion point at a position in the text.
    public func caretRectangle(at position: Int) -> Rectangle {
        entry?.bounds(of: position..<position) ?? .zero
    }

    /// Returns the insertion point at the position, or the range of a whole secret.
    public func selection(forHoldAt position: Int) -> Range<Int> {
        keepsSecret ? all : position..<position
    }

    /// Returns the word around a position, or the nearest one. Returns the whole text for a paragraph, and for a secret.
    public func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>? {
        guard granularity == .word, !keepsSecret, let entry else { return all }
        return TextBuffer.wordRange(at: position, in: entry.text)
    }

    private var all: Range<Int> { 0..<(entry?.text.unicodeScalars.count ?? 0) }
}
