import Gtk

extension EntryResponder: SelectionTarget {
    /// What is selected, in Unicode scalars; an empty range is the insertion point. Of a secret all is selected, or nothing.
    public var selectedRange: Range<Int> {
        get {
            guard let entry else { return 0..<0 }
            return entry.selection ?? entry.insertionPoint..<entry.insertionPoint
        }
        set { entry?.select(keepsSecret && !newValue.isEmpty ? all : newValue) }
    }

    /// The place in the text nearest a point.
    public func closestPosition(to point: Point) -> Int {
        entry?.offset(atX: point.x) ?? 0
    }

    /// Where the insertion point stands at a place in the text.
    public func caretRectangle(at position: Int) -> Rectangle {
        entry?.bounds(of: position..<position) ?? .zero
    }

    /// The insertion point; all of a secret.
    public func selection(forHoldAt position: Int) -> Range<Int> {
        keepsSecret ? all : position..<position
    }

    private var all: Range<Int> { 0..<(entry?.text.unicodeScalars.count ?? 0) }
}
