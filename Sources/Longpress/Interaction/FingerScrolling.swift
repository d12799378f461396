import Gtk

/// Scrolling text by a finger that moves on it: the text goes with the finger, and goes on if it is thrown.
///
/// It isn't left to the scrolled window. That decides by the first motion, of however little, whether a finger scrolls; it
/// lets text run on that has rested under the finger; and it goes by where the text was when the finger was put down, which
/// is elsewhere as soon as lines above are laid out (GTK 4.8: gtkgesturepan.c, gtkgestureswipe.c, gtkscrolledwindow.c).
final class FingerScrolling {
    private var drag: Drag?
    /// The scrolling that goes on by itself; a new one for each throw.
    private var thrown: Thrown?

    private struct Drag {
        let surroundings: ScrolledSurroundings
        var last: Point
        var velocity: SwipeVelocity
        /// How far the finger has gone beyond the ends: it has to come back by that before the text follows again.
        var beyond = Point(x: 0, y: 0)
    }

    private final class Thrown {
        let surroundings: ScrolledSurroundings
        var scrolling: KineticScrolling?

        init(_ surroundings: ScrolledSurroundings) { self.surroundings = surroundings }
    }

    /// Whether a finger scrolls.
    var isDragging: Bool { drag != nil }

    /// Begins with what a press has done so far; false if there is nothing to scroll to.
    func begin(on surroundings: ScrolledSurroundings, at start: Point, _ velocity: SwipeVelocity) {
        stop()
        drag = Drag(surroundings: surroundings, last: start, velocity: velocity)
    }

    /// Goes with the finger to a point.
    func move(to point: Point, at milliseconds: Int) {
        guard var drag else { return }
        drag.velocity.move(at: milliseconds, to: point)
        let way = Point(x: drag.last.x - point.x + drag.beyond.x, y: drag.last.y - point.y + drag.beyond.y)
        let left = drag.surroundings.scroll(by: way)
        (drag.beyond, drag.last) = (left, point)
        self.drag = drag
    }

    /// Lets go: what is in motion goes on.
    func lift(at milliseconds: Int) {
        guard let drag = end(), let widget = drag.surroundings.widget else { return }
        let velocity = drag.velocity.velocity(at: milliseconds)
        guard velocity != Point(x: 0, y: 0) else { return }
        let thrown = Thrown(drag.surroundings)
        self.thrown = thrown
        widget.onTick { [weak self] time in self?.step(thrown, velocity, to: time) ?? false }
    }

    private func step(_ thrown: Thrown, _ velocity: Point, to milliseconds: Double) -> Bool {
        guard self.thrown === thrown else { return false }
        // Frames have a clock of their own.
        var scrolling = thrown.scrolling ?? KineticScrolling(at: milliseconds, velocity)
        let way = scrolling.step(to: milliseconds)
        thrown.scrolling = scrolling
        guard let way else {
            stop()
            return false
        }
        let left = thrown.surroundings.scroll(by: Point(x: -way.x, y: -way.y))
        guard left == Point(x: 0, y: 0) else {
            stop()
            return false
        }
        return true
    }

    /// Lets go without going on.
    @discardableResult
    private func end() -> Drag? {
        defer { drag = nil }
        return drag
    }

    /// Calls the drag off: the text stays where it is.
    func cancel() { end() }

    /// Stops text that goes on by itself; true if there was any.
    @discardableResult
    func stop() -> Bool {
        defer { thrown = nil }
        return thrown != nil
    }

    /// Stops text that goes on by itself if a widget is in it; true if so.
    func stop(under widget: Widget) -> Bool {
        guard let scrolled = thrown?.surroundings.widget, widget.selfAndAncestors.contains(scrolled) else {
            return false
        }
        return stop()
    }
}
