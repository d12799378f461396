import Gtk

extension TextViewResponder: SelectionTarget {
    /// The selected range, in Unicode scalars; an empty one is the insertion point.
    public var selectedRange: Range<Int> {
        get { view?.buffer.selectedRange ?? 0..<0 }
        set { view?.buffer.select(newValue) }
    }

    /// The position in the text nearest a point.
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

    /// The edges of the letter after a position.
    public func letterEdges(at position: Int) -> (leading: Rectangle, trailing: Rectangle) {
        view?.edges(ofLetterAt: position) ?? (.zero, .zero)
    }

    /// The top and the bottom of what is highlighted on the line of a letter, if that is selected: the space between lines
    /// and paragraphs is part of it.
    public func highlight(ofLetterAt position: Int) -> ClosedRange<Double>? { view?.highlight(ofLineAt: position) }
}
