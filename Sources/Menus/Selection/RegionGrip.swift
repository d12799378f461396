/// What of a region of a picture a press takes hold of: a corner, an edge, or all of it.
package struct RegionGrip: Equatable, Sendable {
    /// An end of the region in one direction.
    package enum End: Hashable, Sendable {
        /// The left or top edge.
        case low
        /// The right or bottom edge.
        case high
    }

    /// The edge that goes along from left to right; nil if neither does.
    package let horizontal: End?
    /// The edge that goes along from top to bottom; nil if neither does.
    package let vertical: End?

    /// Makes a grip of the edges that go along.
    package init(_ horizontal: End?, _ vertical: End?) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The four corners, which have knobs.
    package static let corners = [
        RegionGrip(.low, .low), RegionGrip(.high, .low), RegionGrip(.high, .high), RegionGrip(.low, .high),
    ]
    /// The four edges between them.
    package static let edges = [
        RegionGrip(nil, .low), RegionGrip(.high, nil), RegionGrip(nil, .high), RegionGrip(.low, nil),
    ]
    /// All of the region: it moves.
    package static let inside = RegionGrip(nil, nil)

    /// The shape of a pointer that may take hold here, as CSS names it.
    package var cursorName: String {
        switch (horizontal, vertical) {
        case (nil, nil): "move"
        case (nil, _): "ns-resize"
        case (_, nil): "ew-resize"
        case (.low, .low), (.high, .high): "nwse-resize"
        default: "nesw-resize"
        }
    }
}
