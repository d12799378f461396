/// A place on the screen or in a window, in pixels.
public struct ScreenPoint: Hashable, Sendable, CustomStringConvertible {
    /// From the left.
    public var x: Int
    /// From the top.
    public var y: Int

    /// The place `x` pixels from the left and `y` from the top.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// This place moved by `x` and `y`.
    public func moved(x: Int = 0, y: Int = 0) -> ScreenPoint {
        ScreenPoint(x: self.x + x, y: self.y + y)
    }

    /// As in `(40, 30)`.
    public var description: String { "(\(x), \(y))" }
}
