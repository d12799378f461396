import Gtk
import Longpress

/// Has a finger that is held open what a secondary click opens, wherever the program listens for that.
enum HeldPress {
    static func follow(in window: Window) {
        let weak = WeakObject(window)
        window.onHoldElsewhere { point in weak.value.flatMap { click(at: point, in: $0) } }
    }

    /// What tells whoever listens for secondary clicks at a position of one; nil if nobody does, or the program has its own way
    /// for a finger.
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
