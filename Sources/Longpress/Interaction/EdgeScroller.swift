import Gtk

/// Scrolls while something is dragged near or beyond the edge of the visible area (E6).
package final class EdgeScroller {
    private var timer: Timer?
    private var speed = Point(x: 0, y: 0)
    private var last = 0

    package init() {}

    /// The interval between two steps, in milliseconds: about a frame.
    private static let interval = 16

    /// Scrolls a text vertically at the speed for a drag's position, in the widget's coordinates, until the next call or
    /// ``stop()``. Calls `step` after each step, so that the caller can update what is dragged.
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

    /// Scrolls in both directions at the speed for a drag's position, until the next call or ``stop()``. `point` and `visible`
    /// are in the same coordinates. Calls `step` with the distance to move right and down, in points.
    package func follow(_ point: Point, in visible: Rectangle, step: @escaping (_ x: Double, _ y: Double) -> Void) {
        // `EdgeScrolling` calculates vertical speeds: for the horizontal one, the rectangle is turned on its side.
        let side = Rectangle(x: 0, y: visible.minX, width: visible.height, height: visible.width)
        go(
            at: Point(
                x: EdgeScrolling.speed(at: point.x, in: side), y: EdgeScrolling.speed(at: point.y, in: visible)), step)
    }

    package func stop() {
        timer?.cancel()
        timer = nil
    }

    /// Scrolls at a speed, in points per second.
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
