import CGtk

/// Follows key presses.
public final class KeyController: EventController {
    /// Makes a controller.
    public init(phase: Phase) {
        HeldKeys.follow
        super.init(gtk_event_controller_key_new(), phase: phase)
    }

    /// Calls a handler for each key press. If it returns true, the press was handled and goes no further.
    public func onKey(_ handler: @escaping (Key) -> Bool) {
        connectBoolean(
            "key-pressed",
            {
                handler(
                    Key(
                        value: $0.uint(0), modifiers: $0.flags(2), code: $0.uint(1), isRepeat: HeldKeys.isRepeating))
            })
    }
}
