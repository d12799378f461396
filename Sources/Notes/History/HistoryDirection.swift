/// Which way one goes through a history.
package enum HistoryDirection {
    /// Undo.
    case back
    /// Redo.
    case forth

    var opposite: HistoryDirection { self == .back ? .forth : .back }
}
