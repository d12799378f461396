import Gtk

/// Scrolls while something is dragged near the edge of what is to be seen, or beyond (E6).
package final class EdgeScroller {
    private var timer: Timer?
    private var speed = Point(x: 0, y: 0)
    private var last = 0

    package init() {}

    /// The time between two steps, in milliseconds: about a frame.
    private static let interval = 16

    /// Scrolls a text up or down as the position of a drag, in the widget's coordinates, demands, until told another;
    /// calls `step` after each step, to take along what is dragged.
    func follow(_ point: Point, in widget: Widget, step: @escaping () -> Void) {
        guard let visible = widget.visiblePart else { return stop() }
        let target = WeakObject(widget)
        go(at: Point(x: 0, y: EdgeScrolling.speed(at: point.y, in: visible))) { [weak self] _, y in
            guard let widget = target.value else {
                self?.stop()
                return
            }
            widget.scrollSurroundings(by: y)
            step()
        }
    }

    /// Moves what is seen in both directions as the position of a drag, in the coordinates of what is visible, demands,
    /// until told another. `step` is called with how far it moves to the right and downwards, in points.
    package func follow(_ point: Point, in visible: Rectangle, step: @escaping (_ x: Double, _ y: Double) -> Void) {
        // The speed is that from top to bottom: the other is as if the view lay on its side.
        let side = Rectangle(x: 0, y: visible.minX, width: visible.height, height: visible.width)
        go(
            at: Point(
                x: EdgeScrolling.speed(at: point.x, in: side), y: EdgeScrolling.speed(at: point.y, in: visible)), step)
    }

    package func stop() {
        timer?.cancel()
        timer = nil
    }

    /// Goes on at a speed, in points a second.
    private func go(at speed: Point, _ step: @escaping (_ x: Double, _ y: Double) -> Void) {
        self.speed = speed
        guard speed != Point(x: 0, y: 0) else { return stop() }
        guard timer == nil else { return }
        last = Clock.milliseconds
        schedule(step)
    }

    private func schedule(_ step: @escaping (_ x: Double, _ y: Double) -> Void) {
        timer = MainLoop.after(milliseconds: Self.interval) { [weak self] in
            guard let self else { return }
            let now = Clock.milliseconds
            let seconds = Double(now - last) / 1000
            last = now
            schedule(step)
            step(speed.x * seconds, speed.y * seconds)
        }
    }
}
