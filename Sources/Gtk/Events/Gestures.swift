import CGtk

/// A gesture: a controller that recognises a press or touch and may claim it, so that nobody else gets it.
public class Gesture: EventController {
    /// Claims the press: widgets inside this one lose it.
    public func claim() {
        gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }

    /// Calls a handler when the press or touch begins.
    public func onBegin(_ handler: @escaping () -> Void) {
        connect("begin") { _ in handler() }
    }

    /// Calls a handler when the press or touch is taken away, by the system or by another gesture.
    public func onCancel(_ handler: @escaping () -> Void) {
        connect("cancel") { _ in handler() }
    }
}

/// Which button of the pointer a gesture follows. A touch counts as the primary one.
public enum PointerButton: UInt32, Sendable {
    /// Any button.
    case any = 0
    /// Usually the left.
    case primary = 1
    /// Usually the wheel, pressed.
    case middle = 2
    /// Usually the right.
    case secondary = 3
}

/// Recognises presses and releases. It doesn't say how many in a row they are: GTK's count goes by when the program got to
/// see them, not by when the hand made them.
public final class ClickGesture: Gesture {
    /// Makes the gesture for a button.
    public init(button: PointerButton, phase: Phase) {
        super.init(gtk_gesture_click_new(), phase: phase)
        gtk_gesture_single_set_button(opaque, button.rawValue)
    }

    /// Calls a handler on each press, with its place in the widget's coordinates.
    public func onPressed(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
        connect("pressed") { handler($0.double(1), $0.double(2)) }
    }

    /// Calls a handler on each release, with its place in the widget's coordinates.
    public func onReleased(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
        connect("released") { handler($0.double(1), $0.double(2)) }
    }
}

/// Follows a press or touch from where it begins to where it ends.
public final class DragGesture: Gesture {
    /// Makes the gesture for a button; unless told otherwise for the primary one and touch.
    public init(button: PointerButton = .primary, phase: Phase) {
        super.init(gtk_gesture_drag_new(), phase: phase)
        gtk_gesture_single_set_button(opaque, button.rawValue)
    }
}
