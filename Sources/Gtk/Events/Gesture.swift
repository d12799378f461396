import CGtk

/// A controller that recognises a press or touch and may claim it, so that nothing else receives it.
public class Gesture: EventController {
    /// Claims the press: widgets inside this one lose it.
    public func claim() {
        gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }

    /// Calls a handler when the press or touch begins.
    public func onBegin(_ handler: @escaping () -> Void) {
        connect("begin") { _ in handler() }
    }

    /// Calls a handler when the press or touch is cancelled, by the system or by another gesture.
    public func onCancel(_ handler: @escaping () -> Void) {
        connect("cancel") { _ in handler() }
    }
}
