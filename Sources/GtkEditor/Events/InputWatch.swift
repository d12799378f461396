import CGtk
import Gtk
import Platform

/// Watches all input in the windows of the program, before any widget handles it.
@MainActor package final class InputWatch {
    private var watch: Int?
    /// The buttons, fingers and keys pressed since the start that are still down.
    private var down: Set<Int> = []

    /// Calls a handler, during this object's lifetime, whenever a button or a key is pressed, a finger touches the screen, or
    /// the user scrolls. A key that is held down counts once.
    package init(_ handler: @escaping () -> Void) {
        HeldKeys.follow
        watch = SurfaceEvents.begin { [weak self] event, _ in
            guard let self else { return }
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: down.insert(Self.number(of: event))
            case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_KEY_RELEASE:
                down.remove(Self.number(of: event))
                return
            case GDK_KEY_PRESS:
                guard !HeldKeys.isRepeating else { return }
                down.insert(Self.number(of: event))
            case GDK_SCROLL, GDK_TOUCHPAD_PINCH: break
            default: return
            }
            handler()
        }
    }

    isolated deinit {
        end()
    }

    /// Whether a button, finger or key pressed since the start is still down.
    package var isDown: Bool { !down.isEmpty }

    package func end() {
        if let watch { SurfaceEvents.end(watch) }
        watch = nil
    }

    /// Returns an identifier of a button, finger or key: the code of a key, an address for a finger, and a negative number for
    /// a button.
    private static func number(of event: OpaquePointer) -> Int {
        if let finger = gdk_event_get_event_sequence(event) { return Int(bitPattern: finger) }
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS, GDK_KEY_RELEASE: return Int(gdk_key_event_get_keycode(event))
        default: return -Int(gdk_button_event_get_button(event))
        }
    }
}
