import CGtk

/// Follows a finger that moves while it is down. It ignores the mouse.
package final class TouchDragGesture: Gesture {
    package init(phase: Phase) {
        super.init(gtk_gesture_drag_new(), phase: phase)
        gtk_gesture_single_set_touch_only(opaque, 1)
    }

    /// Calls a handler each time the finger moves, with its distance to the right of and below its start, in points.
    package func onMove(_ handler: @escaping (Point) -> Void) {
        connect("drag-update") { handler($0.point(0)) }
    }

    /// Calls a handler when the finger is lifted, with its distance to the right of and below its start, in points.
    package func onLift(_ handler: @escaping (Point) -> Void) {
        connect("drag-end") { handler($0.point(0)) }
    }
}
