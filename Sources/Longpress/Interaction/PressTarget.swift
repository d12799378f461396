import Gtk

/// The widget with a menu that a press in a window falls on.
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

    /// The text that is selected in, if it is any.
    var selection: (any SelectionTarget)? {
        guard case .edit = widget.menu else { return nil }
        return widget.nearestResponder as? any SelectionTarget
    }
}
