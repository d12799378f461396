/// Scrolling that goes on by itself after a finger is lifted, ever more slowly.
package struct KineticScrolling: Equatable, Sendable {
    /// The part of the speed that is lost in a second (GTK's `DECELERATION_FRICTION`).
    private static let friction = 4.0
    /// The speed at which it ends, in points a second.
    private static let least = 10.0

    private var velocity: Point
    private var time: Double

    /// Begins at a time in milliseconds, counted from any moment, with a velocity in points a second.
    package init(at milliseconds: Double, _ velocity: Point) {
        (time, self.velocity) = (milliseconds, velocity)
    }

    /// Goes on to a time, and returns how far it comes by that, in points to the right and downwards; nil once it has ended.
    package mutating func step(to milliseconds: Double) -> Point? {
        let seconds = max(milliseconds - time, 0) / 1000
        time = max(milliseconds, time)
        // What is left by the end of the step: so a long one, in a busy program, neither turns round nor runs away.
        let left = 1 / (1 + Self.friction * seconds)
        velocity = Point(x: velocity.x * left, y: velocity.y * left)
        guard !velocity.isWithin(Self.least, of: Point(x: 0, y: 0)) else { return nil }
        return Point(x: velocity.x * seconds, y: velocity.y * seconds)
    }
}
