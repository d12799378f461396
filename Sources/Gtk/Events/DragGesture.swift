import CGtk

extension DragGesture {
    /// Calls a handler when the press begins, with its place in the widget's coordinates.
    public func onDragBegin(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
        connect("drag-begin") { handler($0.double(0), $0.double(1)) }
    }

    /// Calls a handler each time it has moved, with its distance to the right of and below where it began, in points.
    public func onDragMove(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
        connect("drag-update") { handler($0.double(0), $0.double(1)) }
    }

    /// Calls a handler when it ends, by being let go or by being taken away.
    public func onDragEnd(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
        connect("drag-end") { handler($0.double(0), $0.double(1)) }
    }
}

/// Follows two fingers that are spread or brought together, on a touch screen or a touchpad.
public final class PinchGesture: Gesture {
    /// Makes the gesture.
    public init(phase: Phase) {
        super.init(gtk_gesture_zoom_new(), phase: phase)
    }

    /// Calls a handler with how many times as far from each other the fingers are as when they were put down.
    public func onPinch(_ handler: @escaping (_ scale: Double) -> Void) {
        connect("scale-changed") { handler($0.double(0)) }
    }

    /// The place between the fingers, in the widget's coordinates.
    public var middle: (x: Double, y: Double)? {
        var x = 0.0
        var y = 0.0
        return gtk_gesture_get_bounding_box_center(opaque, &x, &y) != 0 ? (x, y) : nil
    }
}

extension Event {
    /// Whether Control is held.
    public var control: Bool { gdk_event_get_modifier_state(raw).rawValue & GDK_CONTROL_MASK.rawValue != 0 }

    /// Whether Shift is held.
    public var shift: Bool { gdk_event_get_modifier_state(raw).rawValue & GDK_SHIFT_MASK.rawValue != 0 }
}
