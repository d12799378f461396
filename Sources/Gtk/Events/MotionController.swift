import CGtk

/// Follows the pointer over a widget.
public final class MotionController: EventController {
    /// Makes a controller.
    public init(phase: Phase) {
        super.init(gtk_event_controller_motion_new(), phase: phase)
    }

    /// Calls a handler when the pointer enters the widget or moves over it, with its position in the widget's coordinates.
    public func onMove(_ handler: @escaping (Point) -> Void) {
        for signal in ["enter", "motion"] {
            connect(signal) { handler($0.point(0)) }
        }
    }

    /// Calls a handler when the pointer leaves the widget.
    public func onLeave(_ handler: @escaping () -> Void) {
        connect("leave") { _ in handler() }
    }
}
