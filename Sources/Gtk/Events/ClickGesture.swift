import CGtk

/// Recognises presses and releases. It doesn't report how many follow each other: GTK counts them by the time at which the
/// program receives them instead of the time of the input.
public final class ClickGesture: Gesture {
    /// Makes the gesture for a button.
    public init(button: PointerButton, phase: Phase) {
        super.init(gtk_gesture_click_new(), phase: phase)
        gtk_gesture_single_set_button(opaque, button.rawValue)
    }

    /// Calls a handler on each press, with its position in the widget's coordinates.
    public func onPressed(_ handler: @escaping (Point) -> Void) {
        connect("pressed") { handler($0.point(1)) }
    }

    /// Calls a handler on each release while Control is held.
    package func onControlClick(_ handler: @escaping () -> Void) {
        connect("released") { arguments in
            let state = gtk_event_controller_get_current_event_state(OpaquePointer(arguments.emitter))
            if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { handler() }
        }
    }

    /// Calls a handler on each release, with its position in the widget's coordinates.
    public func onReleased(_ handler: @escaping (Point) -> Void) {
        connect("released") { handler($0.point(1)) }
    }
}
