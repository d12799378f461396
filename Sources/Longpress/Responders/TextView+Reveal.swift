import Gtk

extension TextView {
    /// Scrolls to the selection or the insertion point, on which commands act, if none of it is visible.
    package func revealSelection() {
        if bounds(of: buffer.selectedRange).visiblePart(in: visibleRect) == nil { jumpToInsertionPoint() }
    }
}
