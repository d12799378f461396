/// A place on the screen or in a window, in pixels.
public struct ScreenPoint: Hashable, Sendable, CustomStringConvertible {
    /// The distance from the left.
    public var x: Int
    /// The distance from the top.
    public var y: Int

    /// Creates a point `x` pixels from the left and `y` from the top.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Returns this point moved by `x` and `y`.
    public func moved(x: Int = 0, y: Int = 0) -> ScreenPoint {
        ScreenPoint(x: self.x + x, y: self.y + y)
    }

    /// The point in words, as in `(40, 30)`.
    public var description: String { "(\(x), \(y))" }
}
