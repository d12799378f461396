/// A position, in points: x grows to the right and y downwards, as in GTK. Every point and rectangle handed to one call
/// is in the same coordinate space, whichever the caller chooses.
public struct Point: Hashable, Sendable {
    /// The distance to the right of the origin, in points.
    public var x: Double
    /// The distance below the origin, in points.
    public var y: Double

    /// Makes a point, in points from the origin.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether it is no further from another position than a distance, in points, in either direction. (So GTK measures how
    /// far a press strays.)
    public func isWithin(_ distance: Double, of other: Point) -> Bool {
        max(abs(x - other.x), abs(y - other.y)) <= distance
    }
}
