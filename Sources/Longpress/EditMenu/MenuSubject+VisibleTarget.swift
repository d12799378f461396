import Gtk

extension MenuSubject {
    /// The visible part of an edit menu's target, in the window's coordinates; nil if none of it is visible.
    var visibleTarget: Rectangle? {
        guard let widget = widget.value, let window = window.value,
            let target = widget.convert(target(in: widget), to: window),
            let visible = widget.visibleBounds(in: window)
        else { return nil }
        // The target of a key may be scrolled out of view: the menu then points at the whole widget.
        let part = target.visiblePart(in: visible) ?? (trigger.grabsKeyboardFocus ? visible : nil)
        guard let part else { return nil }
        if responder is any RegionTarget { return part.inset(by: -RegionGeometry.Metrics.standard.knob / 2) }
        guard let handles = WindowInteraction.of(window)?.handles.geometry(in: widget) else { return part }
        return part.withHandles(
            SelectionHandle.allCases.compactMap { widget.convert(handles.caret(of: $0), to: window) }, in: visible)
    }
}

extension Rectangle {
    /// Returns a selection extended by the visible part of its handles, lines and knobs, so that the menu doesn't cover them.
    fileprivate func withHandles(_ lines: [Rectangle], in visible: Rectangle) -> Rectangle {
        let knob = HandleGeometry.Metrics.standard.knob
        let lines = lines.compactMap { $0.visiblePart(in: visible) }
        let top = lines.map(\.minY).reduce(minY, min)
        let bottom = lines.map(\.maxY).reduce(maxY, max)
        return Rectangle(x: minX, y: top - knob, width: width, height: bottom - top + 2 * knob)
    }
}
