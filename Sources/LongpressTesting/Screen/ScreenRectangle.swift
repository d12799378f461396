/// An area of the screen or of a window, in pixels.
public struct ScreenRectangle: Hashable, Sendable, CustomStringConvertible {
    /// The left edge.
    public var x: Int
    /// The top edge.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates an area with its upper left corner at `x`, `y`.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The upper left corner.
    public var origin: ScreenPoint { ScreenPoint(x: x, y: y) }
    /// The centre.
    public var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }
    /// The first column to the right of the area.
    public var right: Int { x + width }
    /// The first row below the area.
    public var bottom: Int { y + height }

    /// Returns whether `point` is in the area.
    public func contains(_ point: ScreenPoint) -> Bool {
        (x..<right).contains(point.x) && (y..<bottom).contains(point.y)
    }

    /// Returns whether all of `other` is in the area.
    public func contains(_ other: ScreenRectangle) -> Bool {
        other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
    }

    /// Returns whether the area shares a pixel with `other`.
    public func overlaps(_ other: ScreenRectangle) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    /// Returns this area moved by `x` and `y`.
    public func moved(x: Int = 0, y: Int = 0) -> ScreenRectangle {
        ScreenRectangle(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// Returns this area with each edge moved inwards by `amount`.
    public func inset(by amount: Int) -> ScreenRectangle {
        ScreenRectangle(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }

    /// The area in words, as in `200×100 at (40, 30)`.
    public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}
