import Gtk

extension TextView {
    /// Scrolls to what commands act on, the selection or the insertion point, if none of it is visible.
    package func revealSelection() {
        if bounds(of: buffer.selectedRange).visiblePart(in: visibleRect) == nil { jumpToInsertionPoint() }
    }
}
