import Gtk
import Longpress

/// Makes a held finger open what a secondary click opens, wherever the program listens for secondary clicks.
enum HeldPress {
    static func follow(in window: Window) {
        let weak = WeakObject(window)
        window.onHoldElsewhere { point in weak.value.flatMap { click(at: point, in: $0) } }
    }

    /// Returns what sends a secondary click to the widget that listens for them at a position; nil if none does, or if the
    /// program handles long presses there itself.
    private static func click(at point: Point, in window: Window) -> (() -> Void)? {
        guard let pressed = window.pick(point) else { return nil }
        for widget in pressed.selfAndAncestors where widget != window {
            if widget.hasLongPress { return nil }
            guard widget.listensForSecondaryClicks, let place = window.convert(point, to: widget) else { continue }
            let weak = WeakObject(widget)
            return { LatestInput.takingForHold { weak.value?.tellOfSecondaryClick(at: place) } }
        }
        return nil
    }
}
