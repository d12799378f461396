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
}

extension SelectionTarget {
    /// The insertion point.
    public func selection(forHoldAt position: Int) -> Range<Int> { position..<position }
}
