import CGtk

/// Recognises presses and releases. It doesn't say how many in a row they are: GTK's count goes by when the program got to
/// see them, not by when the hand made them.
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
