import CGtk

/// A rectangle in points, in the coordinate space that the call names.
public nonisolated struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width, never negative.
    public var width: Double
    /// The height, never negative.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A rectangle without any area.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The right edge.
    var maxX: Double { x + width }
    /// The bottom edge.
    var maxY: Double { y + height }

    /// The smallest rectangle around both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The same rectangle, if its width may be negative, as that of a character that runs from right to left is.
    var standardized: Rect {
        width < 0 ? Rect(x: x + width, y: y, width: -width, height: height) : self
    }

    init(_ rect: graphene_rect_t) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }

    init(_ rect: GdkRectangle) {
        self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
    }

    /// The smallest rectangle of whole points that holds this one.
    var gdk: GdkRectangle {
        let left = x.rounded(.down)
        let top = y.rounded(.down)
        return GdkRectangle(
            x: gint(left), y: gint(top), width: gint((x + width).rounded(.up) - left),
            height: gint((y + height).rounded(.up) - top))
    }
}
