import Gtk

extension MenuSubject {
    /// What an edit menu points at, in the widget's coordinates, whether it is visible or not: the selection or the
    /// insertion point, or else the widget; of a selection that a pointer has pressed, the line there.
    func target(in widget: Widget) -> Rectangle {
        mark?.rectangle ?? pressedLine(in: widget) ?? (responder as? any EditMenuTarget)?.targetRectangle
            ?? widget.ownBounds
    }

    private func pressedLine(in widget: Widget) -> Rectangle? {
        guard trigger == .secondaryClick, let point, let text = responder as? any SelectionTarget,
            // Where its letters are, only another process knows.
            !(text is any AskingSelectionTarget), let visible = widget.visiblePart
        else { return nil }
        // Only with something selected: to find the position, GTK lays out the lines around it.
        let range = text.selectedRange
        guard !range.isEmpty else { return nil }
        let position = text.closestPosition(to: point)
        guard range.contains(position) || position == range.upperBound else { return nil }
        // Where a line is broken, one position is at the end of it and at the beginning of the next.
        let lines = [position, max(position - 1, range.lowerBound)].map(text.caretRectangle)
        guard let line = lines.min(by: { abs($0.midY - point.y) < abs($1.midY - point.y) }) else { return nil }
        return PressedLine.part(
            at: point, line: line,
            ends: [(range.lowerBound, range.lowerBound + 1), (range.upperBound, range.upperBound - 1)].map {
                (text.caretRectangle(at: $0), text.caretRectangle(at: $1))
            }, in: visible)
    }
}
