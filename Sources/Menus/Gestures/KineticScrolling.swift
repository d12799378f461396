/// Scrolling that continues after a finger is lifted, and slows down.
package struct KineticScrolling: Equatable, Sendable {
    /// The rate of deceleration per second (GTK's `DECELERATION_FRICTION`).
    private static let friction = 4.0
    /// The speed at which the scrolling ends, in points per second.
    private static let least = 10.0

    private var velocity: Point
    private var time: Double

    /// Begins at a time in milliseconds since any fixed moment, with a velocity in points per second.
    package init(at milliseconds: Double, _ velocity: Point) {
        (time, self.velocity) = (milliseconds, velocity)
    }

    /// Advances to a time, and returns the distance moved, in points to the right and downwards; nil once the scrolling has
    /// ended.
    package mutating func step(to milliseconds: Double) -> Point? {
        let seconds = max(milliseconds - time, 0) / 1000
        time = max(milliseconds, time)
        // The part of the speed left at the end of the step. Computed like this, even a long step in a busy program can't
        // reverse or accelerate the motion.
        let left = 1 / (1 + Self.friction * seconds)
        velocity = Point(x: velocity.x * left, y: velocity.y * left)
        guard !velocity.isWithin(Self.least, of: Point(x: 0, y: 0)) else { return nil }
        return Point(x: velocity.x * seconds, y: velocity.y * seconds)
    }
}
