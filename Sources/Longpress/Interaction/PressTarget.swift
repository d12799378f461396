import Gtk

/// The widget that has a menu and was pressed.
struct PressTarget {
    let widget: Widget
    /// The position in the widget's coordinates.
    let point: Point

    /// Finds the target of a press at a point of a window; nil if there is none.
    init?(at location: Point, in window: Native) {
        guard let pressed = window.pick(location),
            PreviewPresentation.of(window)?.owns(pressed) != true,
            let widget = pressed.nearestWithMenu, Editable(widget)?.hasButton(pressed) != true,
            let point = window.convert(location, to: widget)
        else { return nil }
        self.widget = widget
        self.point = point
    }

    /// The text in which the press selects, if the target is text.
    var selection: (any SelectionTarget)? {
        guard case .edit = widget.menu else { return nil }
        return widget.nearestResponder as? any SelectionTarget
    }
}
