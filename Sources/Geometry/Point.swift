/// A position, in points: x grows to the right and y downwards, as in GTK. All points and rectangles passed to one call are in
/// the same coordinate space, which the caller chooses.
public struct Point: Hashable, Sendable {
    /// The distance to the right of the origin, in points.
    public var x: Double
    /// The distance below the origin, in points.
    public var y: Double

    /// Makes a point from its distances to the origin, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns whether the point is at most a distance, in points, away from another one in each direction. (GTK measures in
    /// the same way how far a press strays.)
    public func isWithin(_ distance: Double, of other: Point) -> Bool {
        max(abs(x - other.x), abs(y - other.y)) <= distance
    }
}
