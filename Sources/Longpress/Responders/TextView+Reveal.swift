import Gtk

extension TextView {
    /// Scrolls to what commands act on, the selection or the insertion point, if none of it is visible.
    package func revealSelection() {
        let range = buffer.selection ?? buffer.insertionPoint..<buffer.insertionPoint
        if bounds(of: range).visiblePart(in: visibleRect) == nil { jumpToInsertionPoint() }
    }
}
