import CGtk

/// Follows a press or touch from its beginning to its end.
public final class DragGesture: Gesture {
    /// Makes the gesture for a button; by default for the primary button and touch.
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

    /// Calls a handler on each move, with the distance to the right of and below the press's start, in points.
    public func onDragMove(_ handler: @escaping (Point) -> Void) {
        connect("drag-update") { handler($0.point(0)) }
    }

    /// Calls a handler when the press is released or cancelled, with the distance to the right of and below its start, in points.
    public func onDragEnd(_ handler: @escaping (Point) -> Void) {
        connect("drag-end") { handler($0.point(0)) }
    }
}
