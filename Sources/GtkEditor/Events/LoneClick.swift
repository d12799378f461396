import CGtk
import Gtk
import Platform

/// A click that stands alone on a widget: without Control and Shift, no hold, no drag, not one of several in a row, and with
/// nothing else done until it could no longer become the first of two.
///
/// It takes nothing away: the widget's own gestures, such as a label's that selects, get the press as well.
@MainActor package final class LoneClick {
    // A gesture would be denied the press by the widget's own one.
    private let watcher = EventWatcher()
    private let begins: () -> Bool
    private let handler: () -> Void
    /// The press that may become one; nil if none can.
    private var press: Press?
    /// When the last press was made, in milliseconds.
    private var last: Int?
    private var wait: Timer?
    private var watch: Int?

    /// A press that is down: when it was made, in milliseconds, and where, in points of its surface.
    private struct Press {
        let time: Int
        let location: Point
    }

    /// Looks for them on a widget: `begins` is asked as the button goes down or the finger is put down whether a click
    /// is of interest, and the handler called once the time for another click is over.
    package init(on widget: Widget, begins: @escaping () -> Bool, _ handler: @escaping () -> Void) {
        self.begins = begins
        self.handler = handler
        watcher.onEvent { [weak self] event in self?.comes(event) }
        widget.add(watcher)
    }

    isolated deinit { stopWaiting() }

    private func comes(_ event: Event) {
        if event.beginsPress {
            let isFurther = last.map { event.time - $0 < Settings.doubleClickTime } ?? false
            last = event.time
            press = nil
            let isPlain = event.beginsPrimaryPress && !event.control && !event.shift
            if !isFurther, isPlain, begins() { press = Press(time: event.time, location: event.location) }
        } else if event.liftsPress {
            if let press, isStill(event, since: press) { wait(from: press.time, to: event.time) }
            press = nil
        } else if event.endsPress {
            press = nil
        } else if let held = press, !isStill(event, since: held) {
            press = nil
        }
    }

    private func isStill(_ event: Event, since press: Press) -> Bool {
        let (x, y) = (event.location.x - press.location.x, event.location.y - press.location.y)
        return event.time - press.time < Settings.longPressTime
            && (x * x + y * y).squareRoot() <= Settings.dragThreshold
    }

    private func wait(from start: Int, to end: Int) {
        stopWaiting()
        watch = SurfaceEvents.begin { [weak self] event, _ in
            if Event(borrowing: UnsafeMutableRawPointer(event)).begins { self?.stopWaiting() }
        }
        wait = MainLoop.after(milliseconds: max(Settings.doubleClickTime - (end - start), 0)) { [weak self] in
            self?.wait = MainLoop.afterInput { self?.finish() }
        }
    }

    private func finish() {
        stopWaiting()
        handler()
    }

    private func stopWaiting() {
        wait?.cancel()
        wait = nil
        watch.map(SurfaceEvents.end)
        watch = nil
    }
}

extension Event {
    /// Its position in points of its surface; the surface's corner if it has none.
    fileprivate var location: Point {
        var (x, y) = (0.0, 0.0)
        gdk_event_get_position(raw, &x, &y)
        return Point(x: x, y: y)
    }
}
