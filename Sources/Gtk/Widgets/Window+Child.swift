import CGtk

extension Window {
    /// Puts what the window shows into another widget, which the window then shows. The focus stays where it is, and
    /// what is selected there stays selected.
    public func wrapChild<Wrapper: Widget>(_ wrap: (Widget) -> Wrapper) -> Wrapper {
        let inner = child ?? Box(.vertical)
        let focus = focus
        let selection = focus.flatMap(SelectedText.init)
        child = nil
        let outer = wrap(inner)
        child = outer
        if let focus { returnFocus(to: focus) }
        selection?.restore()
        return outer
    }
}

/// What is selected in a field or a label. Both forget it when they leave the window for a moment.
private struct SelectedText {
    private let range: Range<Int>
    private let restoring: (Range<Int>) -> Void

    @MainActor init?(of widget: Widget) {
        if widget.isA(gtk_editable_get_type()) {
            var start: gint = 0
            var end: gint = 0
            guard gtk_editable_get_selection_bounds(widget.opaque, &start, &end) != 0 else { return nil }
            range = Int(start)..<Int(end)
            restoring = { gtk_editable_select_region(widget.opaque, gint($0.lowerBound), gint($0.upperBound)) }
        } else if let label = Label(widget), let selection = label.selection {
            range = selection
            restoring = label.select
        } else {
            return nil
        }
    }

    func restore() { restoring(range) }
}
