/// A selection while one of its handles is being dragged: the other end is fixed.
///
/// The handles never cross, and at least one character stays selected.
package struct SelectionDrag: Equatable, Sendable {
    /// The handle that is being dragged.
    package let handle: SelectionHandle
    /// The selection, as offsets into the text; never empty.
    package private(set) var selection: Range<Int>

    /// Begins to drag a handle of a selection, which must not be empty.
    package init(_ selection: Range<Int>, dragging handle: SelectionHandle) {
        precondition(!selection.isEmpty, "an empty selection has no handles")
        (self.selection, self.handle) = (selection, handle)
    }

    /// The fixed end, as an offset into the text.
    package var fixed: Int { handle == .start ? selection.upperBound : selection.lowerBound }

    /// The moving end, as an offset into the text.
    package var moving: Int { handle == .end ? selection.upperBound : selection.lowerBound }

    /// Moves the moving end to an offset, or to the nearer end of the word there.
    ///
    /// - Parameters:
    ///   - offset: The offset at the drag's position.
    ///   - word: The word there, if the handle goes by words.
    ///   - nearest: The offset nearest to the fixed end that leaves a character selected: the handle stops there.
    package mutating func move(to offset: Int, in word: Range<Int>? = nil, nearest: Int) {
        let wanted =
            word.map { offset - $0.lowerBound < $0.upperBound - offset ? $0.lowerBound : $0.upperBound } ?? offset
        switch handle {
        case .start: selection = min(wanted, nearest, fixed - 1)..<fixed
        case .end: selection = fixed..<max(wanted, nearest, fixed + 1)
        }
    }
}
