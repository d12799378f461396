import CGtk

/// Follows two fingers that move apart or together, on a touch screen or a touchpad.
public final class PinchGesture: Gesture {
    /// Makes the gesture.
    public init(phase: Phase) {
        super.init(gtk_gesture_zoom_new(), phase: phase)
    }

    /// Calls a handler with the distance between the fingers, relative to their distance at the start.
    public func onPinch(_ handler: @escaping (_ scale: Double) -> Void) {
        connect("scale-changed") { handler($0.double(0)) }
    }

    /// The centre between the fingers, in the widget's coordinates; nil without a pinch.
    public var middle: Point? {
        var (x, y) = (0.0, 0.0)
        return gtk_gesture_get_bounding_box_center(opaque, &x, &y) != 0 ? Point(x: x, y: y) : nil
    }
}
