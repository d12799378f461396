/// A rectangle, in points, in the same coordinate space as ``Point``.
///
/// A rectangle without width or height is empty but still has a position: an insertion point is such a rectangle.
public struct Rectangle: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The width and height, neither of which is negative.
    public var size: Size

    /// An empty rectangle at the origin.
    public static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

    /// Makes a rectangle from its top left corner and its size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from the position of its top left corner and its size, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The left edge.
    public var minX: Double { origin.x }
    /// The horizontal middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The vertical middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }

    /// Whether the rectangle covers no area.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the area that both rectangles cover, or nil if there is none: rectangles that only touch share no area.
    public func intersection(_ other: Rectangle) -> Rectangle? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let shared = Rectangle(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
        return shared.isEmpty ? nil : shared
    }

    /// Returns whether both rectangles cover some area in common.
    public func intersects(_ other: Rectangle) -> Bool {
        intersection(other) != nil
    }

    /// Returns the smallest rectangle around both; an empty rectangle counts by its position.
    public func union(_ other: Rectangle) -> Rectangle {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rectangle(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns whether a point is inside. The left and top edges belong to the rectangle, the right and bottom ones don't, so
    /// that of two adjacent rectangles exactly one contains the point.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether another rectangle is entirely inside; it may touch the edges.
    public func contains(_ other: Rectangle) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns the rectangle with every edge moved inwards by a number of points (outwards if negative), at most until
    /// opposite edges meet in the middle.
    public func inset(by distance: Double) -> Rectangle {
        let x = min(distance, width / 2)
        let y = min(distance, height / 2)
        return Rectangle(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }

    /// Returns the rectangle moved to the right and downwards by a number of points.
    public func offset(x: Double, y: Double) -> Rectangle {
        Rectangle(x: minX + x, y: minY + y, width: width, height: height)
    }
}
