/// The position of a region of a picture in the view that shows it, with its knobs and the areas in which a press grabs it.
/// All values are in points of the view.
package struct RegionGeometry: Equatable, Sendable {
    /// The sizes, in points.
    package struct Metrics: Equatable, Sendable {
        /// The diameter of a knob, including the light line around it.
        package var knob = 16.0
        /// The distance from a corner at which a finger grabs it, as with a text's handle.
        package var touchReach = HandleGeometry.Metrics.standard.touchReach
        /// The distance at which a pointer grabs a corner, and a finger an edge, as with a text's handle.
        package var pointerReach = HandleGeometry.Metrics.standard.pointerReach
        /// The distance from an edge at which a pointer grabs it: as wide as the border by which desktops resize windows.
        package var edgeReach = 6.0

        /// The default sizes.
        package static let standard = Metrics()
    }

    /// The frame of the whole region, which may extend beyond the visible part of the view.
    package let frame: Rectangle
    /// The visible part of the view.
    package let visible: Rectangle
    private let metrics: Metrics

    /// Makes the geometry of a region of a picture that is shown in the frame `picture`, of which `visible` is visible.
    package init(
        _ region: ImageRegion, of whole: ImageRegion, in picture: Rectangle, visible: Rectangle,
        metrics: Metrics = .standard
    ) {
        let (x, y) = (picture.width / Double(max(whole.width, 1)), picture.height / Double(max(whole.height, 1)))
        frame = Rectangle(
            x: picture.minX + Double(region.x) * x, y: picture.minY + Double(region.y) * y,
            width: Double(region.width) * x, height: Double(region.height) * y)
        (self.visible, self.metrics) = (visible, metrics)
    }

    /// Returns the position in a picture, in its pixels, of a point of the view.
    package static func pixel(at point: Point, of whole: ImageRegion, in picture: Rectangle) -> Point {
        guard !picture.isEmpty else { return Point(x: 0, y: 0) }
        return Point(
            x: (point.x - picture.minX) / picture.width * Double(whole.width),
            y: (point.y - picture.minY) / picture.height * Double(whole.height))
    }

    /// Returns the position of a corner, even if it isn't visible.
    package func corner(_ grip: RegionGrip) -> Point {
        Point(
            x: grip.horizontal == .low ? frame.minX : frame.maxX, y: grip.vertical == .low ? frame.minY : frame.maxY)
    }

    /// Returns the centre of a corner's knob, which is kept entirely visible near the view's edge; nil if the corner is
    /// scrolled out of view.
    package func knob(_ grip: RegionGrip) -> Point? {
        let corner = corner(grip)
        let slack = 0.5
        guard corner.x >= visible.minX - slack, corner.x <= visible.maxX + slack, corner.y >= visible.minY - slack,
            corner.y <= visible.maxY + slack
        else { return nil }
        let room = visible.inset(by: metrics.knob / 2)
        return Point(x: min(max(corner.x, room.minX), room.maxX), y: min(max(corner.y, room.minY), room.maxY))
    }

    /// Returns the nearest part of the region that a press grabs; nil if it is outside. A finger has a larger reach, because
    /// it hides its target.
    package func grip(at point: Point, isTouch: Bool) -> RegionGrip? {
        let isInside = frame.contains(point)
        let toMiddle = distance(point, Point(x: frame.midX, y: frame.midY))
        let reach = isTouch ? metrics.touchReach : metrics.pointerReach
        let corners = RegionGrip.corners.compactMap { grip in
            knob(grip).map { (grip: grip, distance: distance(point, $0)) }
        }
        // In a small region the middle still moves it.
        if let nearest = corners.min(by: { $0.distance < $1.distance }), nearest.distance <= reach,
            !isInside || nearest.distance <= toMiddle
        {
            return nearest.grip
        }
        let edges = RegionGrip.edges.map { (grip: $0, distance: distance(point, to: $0)) }
        if let nearest = edges.min(by: { $0.distance < $1.distance }),
            nearest.distance <= (isTouch ? metrics.pointerReach : metrics.edgeReach),
            !isInside || nearest.distance <= toMiddle
        {
            return nearest.grip
        }
        return isInside ? .inside : nil
    }

    private func distance(_ one: Point, _ other: Point) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }

    /// Returns the distance to an edge, which is a line between two corners.
    private func distance(_ point: Point, to edge: RegionGrip) -> Double {
        let x = edge.horizontal.map { $0 == .low ? frame.minX : frame.maxX }
        let y = edge.vertical.map { $0 == .low ? frame.minY : frame.maxY }
        return distance(
            point,
            Point(
                x: x ?? min(max(point.x, frame.minX), frame.maxX), y: y ?? min(max(point.y, frame.minY), frame.maxY)))
    }
}
