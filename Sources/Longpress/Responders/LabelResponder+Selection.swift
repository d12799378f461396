import Gtk

extension LabelResponder: SelectionTarget {
    /// The selected range, in Unicode scalars; empty if there is no selection.
    public var selectedRange: Range<Int> {
        get { label?.selection ?? 0..<0 }
        set { label?.select(newValue) }
    }

    /// Returns the position in the text nearest to a point.
    public func closestPosition(to point: Point) -> Int {
        label?.offset(at: point) ?? 0
    }

    /// Returns the rectangle that an insertion point would have at a position in the text.
    public func caretRectangle(at position: Int) -> Rectangle {
        label?.bounds(of: position..<position) ?? .zero
    }

    /// Returns the word at the position: static text has no insertion point.
    public func selection(forHoldAt position: Int) -> Range<Int> {
        guard let label else { return position..<position }
        return TextBuffer.wordRange(at: position, in: label.text) ?? selectedRange
    }

    /// Returns the word around a position, or the nearest one; the whole text for a paragraph.
    public func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>? {
        guard let text = label?.text else { return nil }
        return granularity == .word ? TextBuffer.wordRange(at: position, in: text) : 0..<text.unicodeScalars.count
    }

    /// Returns the edges of the letter after a position.
    public func letterEdges(at position: Int) -> (leading: Rectangle, trailing: Rectangle) {
        label?.edges(ofLetterAt: position) ?? (.zero, .zero)
    }
}
