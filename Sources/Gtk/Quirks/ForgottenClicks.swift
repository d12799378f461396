import CGtk

/// Lets click gestures take the next press for a first one.
///
/// - Symptom: Two slow clicks are a double click. GTK's gestures count presses by timeouts, from when they get to see a
///   press; what a busy program gets to see late and all at once is one succession to them, however slow the hand was.
/// - Versions: seen with 4.8.
/// - Source: gtkgestureclick.c, `_gtk_gesture_click_update_timeout`.
/// - Test: `BusyClickTests`.
/// - Remove when: GTK counts clicks by the times of their events.
extension Widget {
    /// Does so for this widget and those inside it at a point, in its coordinates.
    package func forgetClicks(at point: Point) {
        for widget in (pick(point) ?? self).selfAndAncestors {
            for controller in widget.controllers where controller.isA(gtk_gesture_click_get_type()) {
                gtk_event_controller_reset(controller.opaque)
            }
            if widget == self { return }
        }
    }

    /// Has all gestures of this widget, GTK's own included, forget the presses that they follow.
    func resetGestures() {
        for controller in controllers where controller.isA(gtk_gesture_get_type()) {
            gtk_event_controller_reset(controller.opaque)
        }
    }

    /// All that follows the input to this widget, GTK's own included, the newest first.
    var controllers: [Object] {
        let list = Object(owning: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
        return ownedElements(of: list.opaque).map { Object(owning: $0) }
    }
}
