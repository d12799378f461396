import CGtk

/// Resets click gestures so that the next press counts as a first press.
///
/// - Symptom: Two slow clicks count as a double click. GTK's gestures count presses with a timeout that starts when they receive
///   a press. If a busy program receives several presses late and all at once, they count as one series, however slowly the user
///   clicked.
/// - Versions: seen with 4.8.
/// - Source: gtkgestureclick.c, `_gtk_gesture_click_update_timeout`.
/// - Test: `BusyClickTests`.
/// - Remove when: GTK counts clicks by the times of their events.
extension Widget {
    /// Resets the click gestures of this widget and of the widgets inside it at a point, in its coordinates.
    package func forgetClicks(at point: Point) {
        for widget in (pick(point) ?? self).selfAndAncestors {
            for controller in widget.controllers where controller.isA(gtk_gesture_click_get_type()) {
                gtk_event_controller_reset(controller.opaque)
            }
            if widget == self { return }
        }
    }

    /// Resets all gestures of this widget, including GTK's own, so that they forget the presses that they follow.
    func resetGestures() {
        for controller in controllers where controller.isA(gtk_gesture_get_type()) {
            gtk_event_controller_reset(controller.opaque)
        }
    }

    /// The event controllers of this widget, including GTK's own, newest first.
    var controllers: [Object] {
        let list = Object(owning: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
        return ownedElements(of: list.opaque).map { Object(owning: $0) }
    }
}
