/// The speed of scrolling while something is dragged near a text's edge, so that a drag goes on beyond what is visible.
package enum EdgeScrolling {
    /// The distance from an edge, in points, at which scrolling begins.
    package static let margin = 24.0
    /// The speed in points a second at the edge itself; it grows with the distance beyond, up to ``fastest``.
    package static let speedAtEdge = 200.0
    /// The greatest speed, in points a second.
    package static let fastest = 1200.0

    /// The speed in points a second, negative for upwards; zero away from the edges of what is visible. In a low view
    /// the margins take at most a quarter of the height each, so that there is an area without scrolling.
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
