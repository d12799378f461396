/// The speed of automatic scrolling during a drag near the edge of a text, which lets the drag continue beyond the visible part.
package enum EdgeScrolling {
    /// The distance from an edge, in points, at which scrolling begins.
    package static let margin = 24.0
    /// The speed at the edge itself, in points per second; it grows with the distance beyond, up to ``fastest``.
    package static let speedAtEdge = 200.0
    /// The maximum speed, in points per second.
    package static let fastest = 1200.0

    /// Returns the speed in points per second, negative for upwards; zero away from the edges of the visible area. In a low
    /// view each margin takes at most a quarter of the height, so that there is an area without scrolling.
    package static func speed(at y: Double, in visible: Rectangle) -> Double {
        let margin = min(margin, visible.height / 4)
        guard margin > 0 else { return 0 }
        let above = visible.minY + margin - y
        let below = y - (visible.maxY - margin)
        let depth = max(above, below, 0)
        let speed = min(depth / margin * speedAtEdge, fastest)
        return above > below ? -speed : speed
    }
}
