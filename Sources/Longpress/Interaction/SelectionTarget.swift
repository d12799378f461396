/// Text that a person selects with finger or pointer: what a loupe and selection handles need to know of it.
///
/// A responder that conforms gets both as soon as its widget has an edit menu. Positions are offsets into its text, in
/// whatever unit it counts; points and rectangles are in its widget's coordinates. The names are those of UIKit's
/// `UITextInput`.
public protocol SelectionTarget: EditMenuTarget {
    /// The selected range; an empty one is the insertion point.
    var selectedRange: Range<Int> { get set }

    /// The position nearest a point.
    func closestPosition(to point: Point) -> Int

    /// The line at which the insertion point stands at a position: as high as the text, and usually without width.
    func caretRectangle(at position: Int) -> Rectangle

    /// Returns the range that a hold selects while it is moved over a position: the insertion point in text that can be
    /// edited, a chunk of static text.
    func selection(forHoldAt position: Int) -> Range<Int>

    /// Returns the word or paragraph around a position, or the nearest one on its line; nil if there is none. By these a
    /// selection is extended that is dragged on.
    func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>?

    /// The edges of the letter after a position, each as a line like the insertion point's: where it begins and where it ends as
    /// it is read. They aren't the insertion points around it where text of another direction meets it.
    func letterEdges(at position: Int) -> (leading: Rectangle, trailing: Rectangle)

    /// The top and the bottom of what is highlighted on the line of a letter, if that is selected: with the space around the
    /// line, if that is highlighted, too. Nil if it is as high as the letter's edges.
    func highlight(ofLetterAt position: Int) -> ClosedRange<Double>?
}

extension SelectionTarget {
    /// The insertion point.
    public func selection(forHoldAt position: Int) -> Range<Int> { position..<position }

    /// The insertion points before and after it.
    public func letterEdges(at position: Int) -> (leading: Rectangle, trailing: Rectangle) {
        (caretRectangle(at: position), caretRectangle(at: position + 1))
    }

    /// Nil: it is as high as the letter's edges.
    public func highlight(ofLetterAt position: Int) -> ClosedRange<Double>? { nil }

    /// Nil: it grows by letters.
    public func range(enclosing position: Int, by granularity: SelectionGranularity) -> Range<Int>? { nil }
}

extension SelectionTarget {
    /// Whether a point, in the widget's coordinates, is on selected text.
    func isSelected(at point: Point) -> Bool {
        let (range, position) = (selectedRange, closestPosition(to: point))
        guard range.contains(position) || position == range.upperBound, !range.isEmpty else { return false }
        let isStart = position == range.lowerBound
        guard isStart || position == range.upperBound else { return true }
        // Which side of the end it is on, whatever the direction of the text: that of the selected letter, or the other.
        let (start, end) = letterEdges(at: isStart ? position : position - 1)
        // What ends a line has no width, or has the position after it in another one.
        guard start.midY < end.maxY, end.midY < start.maxY else { return isStart }
        return (min(start.minX, end.minX)...max(start.minX, end.minX)).contains(point.x)
    }
}

extension SelectionTarget {
    /// The position nearest the end of a selection that stays: one letter, of however many positions, is between them.
    func position(nearestFixedEndOf drag: SelectionDrag) -> Int {
        let isStart = drag.handle == .start
        let next = isStart ? drag.fixed - 1 : drag.fixed + 1
        let edges = letterEdges(at: isStart ? next : drag.fixed)
        let edge = isStart ? edges.leading : edges.trailing
        let found = closestPosition(to: Point(x: edge.midX, y: edge.midY))
        // Where text changes its direction, or its line, other positions are nearer.
        return drag.selection.contains(isStart ? found : found - 1) && found != drag.fixed ? found : next
    }

    /// The line on which a handle of a selection stands, at the letter that is selected and as high as the highlight.
    func handleLine(of handle: SelectionHandle, on range: Range<Int>) -> Rectangle {
        // Of another process's text, and with nothing selected, nothing more is known.
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
