import Gtk

extension TextViewResponder: SelectionTarget {
    /// What is selected, in Unicode scalars; an empty range is the insertion point.
    public var selectedRange: Range<Int> {
        get {
            guard let buffer = view?.buffer else { return 0..<0 }
            return buffer.selection ?? buffer.insertionPoint..<buffer.insertionPoint
        }
        set { view?.buffer.select(newValue) }
    }

    /// The place in the text nearest a point.
    public func closestPosition(to point: Point) -> Int {
        view?.offset(atX: point.x, y: point.y) ?? 0
    }

    /// Where the insertion point stands at a place in the text.
    public func caretRectangle(at position: Int) -> Rectangle {
        view?.bounds(of: position..<position) ?? .zero
    }
}
