/// A direction through the history.
package enum HistoryDirection {
    /// Undo.
    case back
    /// Redo.
    case forward

    var opposite: HistoryDirection { self == .back ? .forward : .back }
}
