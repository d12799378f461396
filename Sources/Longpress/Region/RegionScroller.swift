import Gtk

/// Moves a picture while a region of it is dragged near the edge of what is to be seen, or beyond.
final class RegionScroller {
    private var timer: Timer?
    private var speed = Point(x: 0, y: 0)
    private var last = 0

    /// The time between two steps, in milliseconds: about a frame.
    private static let interval = 16

    /// Moves it as the place of a drag demands, until told another.
    ///
    /// - Parameters:
    ///   - point: The place of the drag.
    ///   - visible: What is to be seen of the view, in the same coordinates.
    ///   - step: Called again and again with how far what is seen moves to the right and downwards, in points.
    func follow(_ point: Point, in visible: Rectangle, step: @escaping (_ x: Double, _ y: Double) -> Void) {
        // The speed is that from top to bottom: the other is as if the view lay on its side.
        let side = Rectangle(x: 0, y: visible.minX, width: visible.height, height: visible.width)
        speed = Point(
            x: EdgeScrolling.speed(at: point.x, in: side), y: EdgeScrolling.speed(at: point.y, in: visible))
        guard speed != Point(x: 0, y: 0) else { return stop() }
        guard timer == nil else { return }
        last = Clock.milliseconds
        schedule(step)
    }

    /// Moves it no more.
    func stop() {
        timer?.cancel()
        timer = nil
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
