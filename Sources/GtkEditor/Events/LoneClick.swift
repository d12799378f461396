import CGtk
import Gtk
import Platform

/// An isolated single click on a widget: without Control and Shift, not a hold, a drag, or one of several in a row, and
/// without any other input until it can no longer become a double click.
///
/// It claims no events: the widget's own gestures, such as a label's for selecting, get the press as well.
@MainActor package final class LoneClick {
    // The widget's own gesture would deny the press to another gesture.
    private let watcher = EventWatcher()
    private let begins: () -> Bool
    private let handler: () -> Void
    /// The press that may become such a click; nil if there is none.
    private var press: Press?
    /// The time of the last press, in milliseconds.
    private var last: Int?
    private var wait: Timer?
    private var watch: Int?

    /// The current press: its time in milliseconds, and its position in points of its surface.
    private struct Press {
        let time: Int
        let location: Point
    }

    /// Watches a widget for such clicks. `begins` is called at each press, and returns whether a click is of interest; the
    /// handler is called once the time for a double click is over.
    package init(on widget: Widget, begins: @escaping () -> Bool, _ handler: @escaping () -> Void) {
        self.begins = begins
        self.handler = handler
        watcher.onEvent { [weak self] event in self?.handle(event) }
        widget.add(watcher)
    }

    isolated deinit { stopWaiting() }

    private func handle(_ event: Event) {
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
    /// The position in points of its surface; the surface's origin if the event has none.
    fileprivate var location: Point {
        var (x, y) = (0.0, 0.0)
        gdk_event_get_position(raw, &x, &y)
        return Point(x: x, y: y)
    }
}
