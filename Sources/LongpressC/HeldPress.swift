import CGtk
import Gtk
import Longpress

/// Makes holding a finger act like a secondary click, wherever the program handles secondary clicks.
enum HeldPress {
    static func follow(in window: Window) {
        let weak = WeakObject(window)
        window.onHoldElsewhere { point in weak.value.flatMap { click(at: point, in: $0) } }
    }

    /// Returns a closure that sends a secondary click to the widgets at a position that handle them, innermost first; nil if
    /// there is none, or if the program handles long presses there itself.
    ///
    /// Widgets that handle clicks of any button may have another use for the finger, and keep it unless a menu opens.
    private static func click(at point: Point, in window: Window) -> (() -> Bool)? {
        guard let pressed = window.pick(point) else { return nil }
        var listeners: [(widget: WeakObject<Widget>, location: Point)] = []
        for widget in pressed.selfAndAncestors where widget != window {
            if widget.hasLongPress { return nil }
            let isForThem = widget.listensForSecondaryClicks
            guard isForThem || widget.listensForAnyClick, let location = window.convert(point, to: widget) else {
                continue
            }
            listeners.append((WeakObject(widget), location))
            if isForThem { return { sendClick(listeners) } }
        }
        guard !listeners.isEmpty else { return nil }
        return {
            _ = sendClick(listeners)
            return false
        }
    }

    /// Sends the click. Returns whether no widget has claimed the finger.
    private static func sendClick(_ listeners: [(widget: WeakObject<Widget>, location: Point)]) -> Bool {
        var isClaimed = false
        // Like GTK on a secondary click.
        for (widget, location) in listeners {
            guard let tree = widget.value.flatMap(TreeView.init), let row = tree.row(at: location) else { continue }
            tree.select(row)
        }
        LatestInput.treatingAsHold {
            isClaimed = listeners.contains { $0.widget.value?.emitSecondaryClick(at: $0.location) == true }
        }
        return !isClaimed
    }
}
