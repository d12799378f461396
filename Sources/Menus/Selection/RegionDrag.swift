/// A region of a picture while it is drawn by a drag, or while a corner, an edge or all of it is dragged.
///
/// Positions are in pixels of the picture, and may be outside it: the region ends at its edges. Edges may cross each other,
/// and at least one pixel stays selected.
package struct RegionDrag: Equatable, Sendable {
    private enum Kind: Equatable {
        /// A new region from the start of the drag to its current position.
        case new
        /// An existing region, a part of which moves.
        case grip(RegionGrip, of: ImageRegion)
    }

    private let kind: Kind
    private let start: Point
    private let whole: ImageRegion
    /// The current region.
    package private(set) var region: ImageRegion

    /// Begins a new region at a position in a picture.
    package init(from start: Point, in whole: ImageRegion) {
        (kind, self.whole) = (.new, whole)
        self.start = Point(
            x: min(max(start.x, 0), Double(whole.width)), y: min(max(start.y, 0), Double(whole.height)))
        region = ImageRegion(x: 0, y: 0, width: 1, height: 1)
        move(to: start)
    }

    /// Begins to drag a part of a region.
    package init(_ region: ImageRegion, by grip: RegionGrip, from start: Point, in whole: ImageRegion) {
        (kind, self.start, self.whole, self.region) = (.grip(grip, of: region), start, whole, region)
    }

    /// Moves the drag to a position.
    package mutating func move(to point: Point) {
        switch kind {
        case .new:
            let (columns, rows) = (
                Self.span(from: start.x, to: point.x, upTo: whole.width),
                Self.span(from: start.y, to: point.y, upTo: whole.height)
            )
            region = Self.region(columns, rows)
        case .grip(.inside, let before):
            region = before.moved(
                x: Int((point.x - start.x).rounded()), y: Int((point.y - start.y).rounded()), in: whole)
        case .grip(let grip, let before):
            let columns = Self.span(
                before.x..<before.maxX, grip.horizontal, movedBy: point.x - start.x, upTo: whole.width)
            let rows = Self.span(before.y..<before.maxY, grip.vertical, movedBy: point.y - start.y, upTo: whole.height)
            region = Self.region(columns, rows)
        }
    }

    private static func region(_ columns: Range<Int>, _ rows: Range<Int>) -> ImageRegion {
        ImageRegion(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// Returns the pixels that the range between two positions touches.
    private static func span(from one: Double, to other: Double, upTo limit: Int) -> Range<Int> {
        let low = min(max(min(one, other), 0), Double(limit))
        let high = min(max(max(one, other), 0), Double(limit))
        // A pixel's edge that rounding errors have moved slightly doesn't belong to the next pixel.
        let hair = 0.01
        return atLeastOne(Int((low + hair).rounded(.down)), Int((high - hair).rounded(.up)), upTo: limit)
    }

    /// Returns a range of pixels with one end moved; the other end stays.
    private static func span(
        _ before: Range<Int>, _ end: RegionGrip.End?, movedBy distance: Double, upTo limit: Int
    ) -> Range<Int> {
        guard let end else { return before }
        let (fixed, old) =
            end == .low ? (before.upperBound, before.lowerBound) : (before.lowerBound, before.upperBound)
        let moving = min(max(old + Int(distance.rounded()), 0), limit)
        // If the moving end meets the fixed one, a pixel stays on the side that it came from.
        if moving == fixed { return end == .low ? fixed - 1..<fixed : fixed..<fixed + 1 }
        return min(fixed, moving)..<max(fixed, moving)
    }

    private static func atLeastOne(_ low: Int, _ high: Int, upTo limit: Int) -> Range<Int> {
        if low < high { return low..<high }
        let low = min(low, max(limit - 1, 0))
        return low..<low + 1
    }
}
