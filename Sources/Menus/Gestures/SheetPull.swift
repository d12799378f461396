/// A finger that pulls a sheet down, by which that follows it and, let go far down or quickly, goes.
package struct SheetPull: Equatable, Sendable {
    private let start: Point
    private var velocity: SwipeVelocity

    /// The distance in points by which the sheet is below its place; it doesn't come up beyond that.
    package private(set) var distance = 0.0

    /// The least speed downwards, in points a second, at which a sheet that is let go goes (300, as in libadwaita's
    /// adw-swipe-tracker.c, `VELOCITY_THRESHOLD_TOUCH`, which counts in points a millisecond).
    private static let leastSpeed = 300.0

    /// Begins with a press at a time in milliseconds, counted from any moment, and a point.
    package init(at milliseconds: Int, _ start: Point) {
        (self.start, velocity) = (start, SwipeVelocity(at: milliseconds, start))
    }

    /// Takes a move to a point in the same coordinates.
    package mutating func move(at milliseconds: Int, to point: Point) {
        velocity.move(at: milliseconds, to: point)
        distance = max(point.y - start.y, 0)
    }

    /// Whether a sheet of a height in points goes as it is let go at a time; otherwise it comes back.
    package func closes(_ height: Double, at milliseconds: Int) -> Bool {
        let speed = velocity.velocity(at: milliseconds).y
        // Let go on its way back up, it is wanted.
        return speed >= Self.leastSpeed || (speed > -Self.leastSpeed && distance > height / 2)
    }
}
