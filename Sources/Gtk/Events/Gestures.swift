import CGtk

/// A gesture: a controller that recognises a press or touch and may claim it, so that nobody else gets it.
public class Gesture: EventController {
    /// Claims the press: widgets inside this one lose it.
    public func claim() {
        gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }

    /// Leaves the press to others.
    public func deny() {
        gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED)
    }

    /// Calls a handler when the press or touch begins.
    public func onBegin(_ handler: @escaping () -> Void) {
        connect("begin") { _ in handler() }
    }

    /// Calls a handler when the press or touch moves.
    public func onUpdate(_ handler: @escaping () -> Void) {
        connect("update") { _ in handler() }
    }

    /// Calls a handler when all presses or touches have ended, recognised or not.
    public func onEnd(_ handler: @escaping () -> Void) {
        connect("end") { _ in handler() }
    }

    /// Calls a handler when the press or touch is taken away, by the system or by another gesture.
    public func onCancel(_ handler: @escaping () -> Void) {
        connect("cancel") { _ in handler() }
    }

    /// The button that is pressed; a touch counts as the primary one.
    public var button: PointerButton? {
        PointerButton(rawValue: gtk_gesture_single_get_current_button(opaque))
    }

    /// Where the press or touch is, in the widget's coordinates.
    public var point: (x: Double, y: Double)? {
        var x = 0.0
        var y = 0.0
        guard gtk_gesture_get_point(opaque, gtk_gesture_single_get_current_sequence(opaque), &x, &y) != 0 else {
            return nil
        }
        return (x, y)
    }
}

/// Which button of the pointer a gesture follows. A touch counts as the primary one.
public enum PointerButton: UInt32, Sendable {
    /// Any button.
    case any = 0
    /// Usually the left.
    case primary = 1
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
    /// Makes the gesture for the primary button and touch.
    public init(phase: Phase) {
        super.init(gtk_gesture_drag_new(), phase: phase)
        gtk_gesture_single_set_button(opaque, PointerButton.primary.rawValue)
    }
}
