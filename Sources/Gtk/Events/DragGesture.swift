import CGtk

/// Follows a press or touch from where it begins to where it ends.
public final class DragGesture: Gesture {
    /// Makes the gesture for a button; unless told otherwise for the primary one and touch.
    public init(button: PointerButton = .primary, phase: Phase) {
        super.init(gtk_gesture_drag_new(), phase: phase)
        gtk_gesture_single_set_button(opaque, button.rawValue)
    }
}

extension DragGesture {
    /// Calls a handler when the press begins, with its position in the widget's coordinates.
    public func onDragBegin(_ handler: @escaping (Point) -> Void) {
        connect("drag-begin") { handler($0.point(0)) }
    }

    /// Calls a handler each time it has moved, with its distance to the right of and below where it began, in points.
    public func onDragMove(_ handler: @escaping (Point) -> Void) {
        connect("drag-update") { handler($0.point(0)) }
    }

    /// Calls a handler when it ends, by being let go or by being taken away.
    public func onDragEnd(_ handler: @escaping (Point) -> Void) {
        connect("drag-end") { handler($0.point(0)) }
    }
}
