/// Text whose layout only another process knows, such as a web page's. It changes its selection asynchronously. Only the
/// positions of the selection's ends are known.
package protocol AskingSelectionTarget: SelectionTarget, AskingMenuTarget {
    /// Moves the insertion point to a hold, or selects the chunk there.
    ///
    /// - Parameters:
    ///   - point: The position in the widget's coordinates.
    ///   - isFirst: Whether the hold begins. A hold that begins in the selection keeps it. The current selection is saved for
    ///     ``restoreSelection()``.
    ///   - handler: Called later with the insertion point, in the widget's coordinates, unless the answer to a later move
    ///     supersedes it.
    func hold(at point: Point, isFirst: Bool, _ handler: @escaping (Rectangle?) -> Void)

    /// Moves one end of the selection to a point.
    ///
    /// - Parameters:
    ///   - handle: The end.
    ///   - point: The position in the widget's coordinates.
    ///   - isFirst: Whether the drag begins. The other end stays fixed from then on.
    ///   - isQuick: Whether the drag moves quickly, which extends the selection by words.
    ///   - handler: Called later with the position of the end, unless the answer to a later move supersedes it.
    func drag(
        _ handle: SelectionHandle, to point: Point, isFirst: Bool, isQuick: Bool,
        _ handler: @escaping (Rectangle?) -> Void)

    /// Restores the selection from before the hold or drag.
    func restoreSelection()
}
