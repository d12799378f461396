import Gtk

/// Scrolls text with a finger: the text follows the finger, and keeps moving after a swipe.
///
/// This isn't left to the scrolled window, for three reasons. It decides by the first motion, however small, whether a finger
/// scrolls. It lets text keep moving after a finger that rested before it was lifted. It also calculates from the text's position
/// when the finger went down, which is wrong as soon as lines above are laid out (GTK 4.8: gtkgesturepan.c, gtkgestureswipe.c,
/// gtkscrolledwindow.c).
final class FingerScrolling {
    private var drag: Drag?
    /// The scrolling that continues after a swipe; a new object for each swipe.
    private var fling: Fling?

    private struct Drag {
        let surroundings: ScrolledSurroundings
        var last: Point
        var velocity: SwipeVelocity
        /// How far the finger has moved beyond the ends. It has to return by that distance before the text follows again.
        var beyond = Point(x: 0, y: 0)
    }

    private final class Fling {
        let surroundings: ScrolledSurroundings
        var scrolling: KineticScrolling?

        init(_ surroundings: ScrolledSurroundings) { self.surroundings = surroundings }
    }

    /// Whether a finger is scrolling.
    var isDragging: Bool { drag != nil }

    /// Begins scrolling with a press that has already moved from `start`. `velocity` holds its motion so far.
    func begin(on surroundings: ScrolledSurroundings, at start: Point, _ velocity: SwipeVelocity) {
        stop()
        drag = Drag(surroundings: surroundings, last: start, velocity: velocity)
    }

    /// Scrolls with the finger to a point.
    func move(to point: Point, at milliseconds: Int) {
        guard var drag else { return }
        drag.velocity.move(at: milliseconds, to: point)
        let way = Point(x: drag.last.x - point.x + drag.beyond.x, y: drag.last.y - point.y + drag.beyond.y)
        let left = drag.surroundings.scroll(by: way)
        (drag.beyond, drag.last) = (left, point)
        self.drag = drag
    }

    /// Ends the drag: text in motion keeps moving.
    func lift(at milliseconds: Int) {
        guard let drag = end(), let widget = drag.surroundings.widget else { return }
        let velocity = drag.velocity.velocity(at: milliseconds)
        guard velocity != Point(x: 0, y: 0) else { return }
        let fling = Fling(drag.surroundings)
        self.fling = fling
        widget.onTick { [weak self] time in self?.step(fling, velocity, to: time) ?? false }
    }

    private func step(_ fling: Fling, _ velocity: Point, to milliseconds: Double) -> Bool {
        guard self.fling === fling else { return false }
        // Frame times come from a different clock than event times.
        var scrolling = fling.scrolling ?? KineticScrolling(at: milliseconds, velocity)
        let way = scrolling.step(to: milliseconds)
        fling.scrolling = scrolling
        guard let way else {
            stop()
            return false
        }
        let left = fling.surroundings.scroll(by: Point(x: -way.x, y: -way.y))
        guard left == Point(x: 0, y: 0) else {
            stop()
            return false
        }
        return true
    }

    /// Ends the drag without further motion.
    @discardableResult
    private func end() -> Drag? {
        defer { drag = nil }
        return drag
    }

    /// Cancels the drag. The text stays where it is.
    func cancel() { end() }

    /// Stops text that keeps moving. Returns whether any was.
    @discardableResult
    func stop() -> Bool {
        defer { fling = nil }
        return fling != nil
    }

    /// Stops text that keeps moving if it contains a widget. Returns whether it did.
    func stop(under widget: Widget) -> Bool {
        guard let scrolled = fling?.surroundings.widget, widget.selfAndAncestors.contains(scrolled) else {
            return false
        }
        return stop()
    }
}
