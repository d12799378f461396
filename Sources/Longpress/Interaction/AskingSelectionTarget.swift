/// Text of which another process knows where its letters are, such as a web page's. What it is told to select, it selects a
/// moment later; its positions are those of the selection's ends alone.
package protocol AskingSelectionTarget: SelectionTarget, AskingMenuTarget {
    /// Puts the insertion point where a hold is, or selects the chunk there.
    ///
    /// - Parameters:
    ///   - point: The position in the widget's coordinates.
    ///   - isFirst: Whether the hold begins: it keeps a selection that it is in, and what is selected now can be restored.
    ///   - handler: Called later with the insertion point, in the widget's coordinates, unless a later move is answered
    ///     instead.
    func hold(at point: Point, isFirst: Bool, _ handler: @escaping (Rectangle?) -> Void)

    /// Takes one end of the selection to a point.
    ///
    /// - Parameters:
    ///   - handle: The end.
    ///   - point: The position in the widget's coordinates.
    ///   - isFirst: Whether the drag begins: the other end stays from now on.
    ///   - isQuick: Whether the hand moves quickly: it extends the selection by words then.
    ///   - handler: Called later with where the end is, unless a later move is answered instead.
    func drag(
        _ handle: SelectionHandle, to point: Point, isFirst: Bool, isQuick: Bool,
        _ handler: @escaping (Rectangle?) -> Void)

    /// Selects what was selected before the hold or drag.
    func restoreSelection()
}
