import CGtk
import Gtk
import Longpress

/// Has a finger that holds open what a secondary click opens, wherever a program listens for that alone.
@MainActor enum HeldPresses {
    private static let name: StaticString = "longpress-held-presses"

    static func follow(in window: Widget) {
        guard window.attached(name, as: Mark.self) == nil else { return }
        window.attach(Mark(), as: name)
        let gesture = Object(owning: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
        gtk_gesture_single_set_touch_only(gesture.opaque, 1)
        let weak = WeakObject(window)
        let press = WeakObject(gesture) { Object(owning: $0) }
        gesture.connect("pressed") { arguments in
            guard let window = weak.value, let press = press.value else { return }
            let point = Point(x: arguments.double(0), y: arguments.double(1))
            if click(at: point, in: window) { gtk_gesture_set_state(press.opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
        }
        g_object_ref(gesture.raw)
        gtk_widget_add_controller(window.typed(), gesture.opaque)
    }

    /// Tells whoever listens for secondary clicks at a position of one; false if nobody does.
    private static func click(at point: Point, in window: Widget) -> Bool {
        guard let pressed = window.pick(point) else { return false }
        for widget in pressed.selfAndAncestors where widget != window {
            // There ours opens by itself.
            if widget.menu != nil { return false }
            let controllers = widget.controllers
            // The program has its own way for a finger.
            if controllers.contains(where: { $0.isA(gtk_gesture_long_press_get_type()) }) { return false }
            let clicks = controllers.filter {
                $0.isA(gtk_gesture_click_get_type())
                    && gtk_gesture_single_get_button($0.opaque) == guint(GDK_BUTTON_SECONDARY)
            }
            guard !clicks.isEmpty, let place = window.convert(point, to: widget) else { continue }
            for gesture in clicks { gesture.emitPress(at: place) }
            return true
        }
        return false
    }

    private final class Mark {}
}

extension Object {
    fileprivate func emitPress(at point: Point) {
        for signal in ["pressed", "released"] { lp_emit_click(raw, signal, 1, point.x, point.y) }
    }
}
