import CGtk

/// Follows a finger that moves while it is down. The mouse doesn't count.
package final class TouchDragGesture: Gesture {
    package init(phase: Phase) {
        super.init(gtk_gesture_drag_new(), phase: phase)
        gtk_gesture_single_set_touch_only(opaque, 1)
    }

    /// Calls a handler each time the finger has moved, with its way right and down from where it began, in points.
    package func onMove(_ handler: @escaping (Point) -> Void) {
        connect("drag-update") { handler($0.point(0)) }
    }

    /// Calls a handler when the finger lifts, with its distance to the right of and below where it began, in points.
    package func onLift(_ handler: @escaping (Point) -> Void) {
        connect("drag-end") { handler($0.point(0)) }
    }
}
