/// Text that the user selects with a finger or pointer: the information that a loupe and selection handles need.
///
/// A responder that conforms gets both as soon as its widget has an edit menu. Positions are offsets into its text, in any unit
/// it chooses. Points and rectangles are in its widget's coordinates. The names are those of UIKit's `UITextInput`.
public protocol SelectionTarget: EditMenuTarget {
    /// The selected range. An empty range is the insertion point.
    var selectedRange: Range<Int> { get set }

    /// Returns the position nearest to a point.
    func closestPosition(to point: Point) -> Int

    /// Returns the insertion point's line at a position: as high as the text, and usually without width.
    func caretRectangle(at position: Int) -> Rectangle

    /// Returns the range to select when a hold moves over a position: the insertion point in editable text, a chunk of static
    /// text.
    func selection(forHoldAt position: Int) -> Range<Int>

    /// Returns the word or paragraph around a position, or the nearest one on its line; nil if there is none. Extending a
    /// selection by dragging uses these ranges.
    func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>?

    /// Returns the edges of the letter after a position, in reading order, each as a line like the insertion point's. Where text
    /// of opposite direction adjoins the letter, they differ from the insertion points around it.
    func letterEdges(at position: Int) -> (leading: Rectangle, trailing: Rectangle)

    /// Returns the top and bottom of the highlight on a letter's line when the letter is selected. It includes the space around
    /// the line if that is highlighted too. Nil if the highlight is as high as the letter's edges.
    func highlight(ofLetterAt position: Int) -> ClosedRange<Double>?
}

extension SelectionTarget {
    /// Returns the insertion point at the position.
    public func selection(forHoldAt position: Int) -> Range<Int> { position..<position }

    /// Returns the insertion points before and after the letter.
    public func letterEdges(at position: Int) -> (leading: Rectangle, trailing: Rectangle) {
        (caretRectangle(at: position), caretRectangle(at: position + 1))
    }

    /// Returns nil: the highlight is as high as the letter's edges.
    public func highlight(ofLetterAt position: Int) -> ClosedRange<Double>? { nil }

    /// Returns nil: the selection grows by letters.
    public func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>? { nil }
}

extension SelectionTarget {
    /// Returns whether a point, in the widget's coordinates, is on selected text.
    func isSelected(at point: Point) -> Bool {
        let (range, position) = (selectedRange, closestPosition(to: point))
        guard range.contains(position) || position == range.upperBound, !range.isEmpty else { return false }
        let isStart = position == range.lowerBound
        guard isStart || position == range.upperBound else { return true }
        // At an end of the selection: whether the point is on the selected letter's side of it, for either text direction.
        let (start, end) = letterEdges(at: isStart ? position : position - 1)
        // A line's last character has no width, or the position after it is on a different line.
        guard start.midY < end.maxY, end.midY < start.maxY else { return isStart }
        return (min(start.minX, end.minX)...max(start.minX, end.minX)).contains(point.x)
    }
}

extension SelectionTarget {
    /// Returns the position nearest to the fixed end of a selection that still leaves one letter selected. The letter may span
    /// several positions.
    func position(nearestFixedEndOf drag: SelectionDrag) -> Int {
        let isStart = drag.handle == .start
        let next = isStart ? drag.fixed - 1 : drag.fixed + 1
        let edges = letterEdges(at: isStart ? next : drag.fixed)
        let edge = isStart ? edges.leading : edges.trailing
        let found = closestPosition(to: Point(x: edge.midX, y: edge.midY))
        // Where the text changes direction or line, other positions may be nearer to that edge.
        return drag.selection.contains(isStart ? found : found - 1) && found != drag.fixed ? found : next
    }

    /// Returns the line for a handle of a selection, at the edge of the selected letter and as high as the highlight.
    func handleLine(of handle: SelectionHandle, on range: Range<Int>) -> Rectangle {
        // For another process's text, and for an empty selection, only the insertion point is known.
        if range.isEmpty || self is any AskingSelectionTarget {
            return caretRectangle(at: handle == .start ? range.lowerBound : range.upperBound)
        }
        let letter = handle == .start ? range.lowerBound : range.upperBound - 1
        let edges = letterEdges(at: letter)
        let edge = handle == .start ? edges.leading : edges.trailing
        guard let highlight = highlight(ofLetterAt: letter) else { return edge }
        return Rectangle(
            x: edge.minX, y: highlight.lowerBound, width: edge.width,
            height: highlight.upperBound - highlight.lowerBound)
    }
}
