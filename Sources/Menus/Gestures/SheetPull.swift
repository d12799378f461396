/// A finger that pulls a sheet down. The sheet follows it, and closes if it is released far down or quickly.
package struct SheetPull: Equatable, Sendable {
    private let start: Point
    private var velocity: SwipeVelocity

    /// The distance in points by which the sheet is below its normal position; never negative.
    package private(set) var distance = 0.0

    /// The minimum speed downwards, in points per second, at which a released sheet closes (300, as in libadwaita's
    /// adw-swipe-tracker.c, `VELOCITY_THRESHOLD_TOUCH`, which is in points per millisecond).
    private static let minSpeed = 300.0

    /// Begins with a press at a time in milliseconds since any fixed moment, and a point.
    package init(at milliseconds: Int, _ start: Point) {
        (self.start, velocity) = (start, SwipeVelocity(at: milliseconds, start))
    }

    /// Handles a move to a point in the same coordinates.
    package mutating func move(at milliseconds: Int, to point: Point) {
        velocity.move(at: milliseconds, to: point)
        distance = max(point.y - start.y, 0)
    }

    /// Returns whether a sheet of a height in points closes when it is released at a time; otherwise it returns to its position.
    package func closes(_ height: Double, at milliseconds: Int) -> Bool {
        let speed = velocity.velocity(at: milliseconds).y
        // A sheet released while it moves up quickly stays open.
        return speed >= Self.minSpeed || (speed > -Self.minSpeed && distance > height / 2)
    }
}
