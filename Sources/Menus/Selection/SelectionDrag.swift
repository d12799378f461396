/// A selection while one of its handles is being dragged: the other end stays where it is.
///
/// The handles may cross over each other, and at least one character stays selected.
package struct SelectionDrag: Equatable, Sendable {
    /// The end that stays, as an offset into the text.
    package let fixed: Int
    /// The selection, as offsets into the text; never empty.
    package private(set) var selection: Range<Int>

    /// Begins to drag a handle of a selection, which must not be empty.
    package init(_ selection: Range<Int>, dragging handle: SelectionHandle) {
        precondition(!selection.isEmpty, "a selection without a character has no handles")
        self.selection = selection
        fixed = handle == .start ? selection.upperBound : selection.lowerBound
    }

    /// The handle that is being dragged: another one once it has crossed over the fixed end.
    package var handle: SelectionHandle { selection.lowerBound == fixed ? .end : .start }

    /// The end that moves, as an offset into the text.
    package var moving: Int { handle == .end ? selection.upperBound : selection.lowerBound }

    /// Takes the moving end to an offset. At the fixed end nothing would be selected: there it stays where it was.
    package mutating func move(to offset: Int) {
        guard offset != fixed else { return }
        selection = min(fixed, offset)..<max(fixed, offset)
    }
}
