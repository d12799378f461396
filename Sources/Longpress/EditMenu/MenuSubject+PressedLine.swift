import Gtk

extension MenuSubject {
    /// Returns the target of an edit menu, in the widget's coordinates, whether it is visible or not: the mark, the selection or
    /// the insertion point, or otherwise the widget. If a secondary click hit the selection, the target is the line there.
    func target(in widget: Widget) -> Rectangle {
        mark?.rectangle ?? pressedLine(in: widget) ?? (responder as? any EditMenuTarget)?.targetRectangle
            ?? widget.ownBounds
    }

    private func pressedLine(in widget: Widget) -> Rectangle? {
        guard trigger == .secondaryClick, let point, let text = responder as? any SelectionTarget,
            // Only the other process knows the text's layout.
            !(text is any AskingSelectionTarget), let visible = widget.visiblePart
        else { return nil }
        // Only with a selection: finding the position makes GTK lay out the lines around it.
        let range = text.selectedRange
        guard !range.isEmpty else { return nil }
        let position = text.closestPosition(to: point)
        guard range.contains(position) || position == range.upperBound else { return nil }
        // At a line break, one position is both at the end of a line and at the beginning of the next.
        let lines = [position, max(position - 1, range.lowerBound)].map(text.caretRectangle)
        guard let line = lines.min(by: { abs($0.midY - point.y) < abs($1.midY - point.y) }) else { return nil }
        return PressedLine.part(
            at: point, line: line,
            ends: [(range.lowerBound, range.lowerBound + 1), (range.upperBound, range.upperBound - 1)].map {
                (text.caretRectangle(at: $0), text.caretRectangle(at: $1))
            }, in: visible)
    }
}
