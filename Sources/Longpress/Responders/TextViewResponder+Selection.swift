import Gtk

extension TextViewResponder: SelectionTarget {
    /// The selected range, in Unicode scalars. An empty range is the insertion point.
    public var selectedRange: Range<Int> {
        get { view?.buffer.selectedRange ?? 0..<0 }
        set { view?.buffer.select(newValue) }
    }

    /// Returns the position in the text nearest to a point.
    public func closestPosition(to point: Point) -> Int {
        view?.offset(at: point) ?? 0
    }

    /// Returns the rectangle of the insertion point at a position in the text.
    public func caretRectangle(at position: Int) -> Rectangle {
        view?.bounds(of: position..<position) ?? .zero
    }

    /// Returns the word around a position, the nearest one on its line, or the paragraph.
    public func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>? {
        granularity == .word ? view?.buffer.wordRange(at: position) : view?.buffer.paragraphRange(at: position)
    }

    /// Returns the edges of the letter after a position.
    public func letterEdges(at position: Int) -> (leading: Rectangle, trailing: Rectangle) {
        view?.edges(ofLetterAt: position) ?? (.zero, .zero)
    }

    /// Returns the top and bottom of the highlight on a letter's line when the letter is selected. It includes the space between
    /// lines and paragraphs.
    public func highlight(ofLetterAt position: Int) -> ClosedRange<Double>? { view?.highlight(ofLineAt: position) }
}
