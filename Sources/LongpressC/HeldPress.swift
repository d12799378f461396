import CGtk
import Gtk
import Longpress

/// Makes a held finger open what a secondary click opens, wherever the program listens for secondary clicks.
enum HeldPress {
    static func follow(in window: Window) {
        let weak = WeakObject(window)
        window.onHoldElsewhere { point in weak.value.flatMap { click(at: point, in: $0) } }
    }

    /// Returns what sends a secondary click to the widgets that listen for them at a position, the innermost first; nil if none does,
    /// or if the program handles long presses there itself.
    ///
    /// Who listens for any button may have another use for the finger, and keeps it unless a menu opens.
    private static func click(at point: Point, in window: Window) -> (() -> Bool)? {
        guard let pressed = window.pick(point) else { return nil }
        var listeners: [(widget: WeakObject<Widget>, place: Point)] = []
        for widget in pressed.selfAndAncestors where widget != window {
            if widget.hasLongPress { return nil }
            let isForThem = widget.listensForSecondaryClicks
            guard isForThem || widget.listensForAnyClick, let place = window.convert(point, to: widget) else {
                continue
            }
            listeners.append((WeakObject(widget), place))
            if isForThem { return { tell(listeners) } }
        }
        guard !listeners.isEmpty else { return nil }
        return {
            _ = tell(listeners)
            return false
        }
    }

    /// Returns whether nobody has claimed the finger.
    private static func tell(_ listeners: [(widget: WeakObject<Widget>, place: Point)]) -> Bool {
        var isClaimed = false
        // As GTK does by the secondary button.
        for (widget, place) in listeners {
            guard let tree = widget.value.flatMap(TreeView.init), let row = tree.row(at: place) else { continue }
            tree.select(row)
        }
        LatestInput.takingForHold {
            isClaimed = listeners.contains { $0.widget.value?.tellOfSecondaryClick(at: $0.place) == true }
        }
        return !isClaimed
    }
}
