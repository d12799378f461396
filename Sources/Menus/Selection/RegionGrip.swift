/// The part of a picture's region that a press grabs: a corner, an edge, or all of it.
package struct RegionGrip: Equatable, Sendable {
    /// An end of the region in one direction.
    package enum End: Hashable, Sendable {
        /// The left or top edge.
        case low
        /// The right or bottom edge.
        case high
    }

    /// The vertical edge that moves; nil if neither does.
    package let horizontal: End?
    /// The horizontal edge that moves; nil if neither does.
    package let vertical: End?

    /// Makes a grip from the edges that move.
    package init(_ horizontal: End?, _ vertical: End?) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The four corners, which have knobs.
    package static let corners = [
        RegionGrip(.low, .low), RegionGrip(.high, .low), RegionGrip(.high, .high), RegionGrip(.low, .high),
    ]
    /// The four edges between the corners.
    package static let edges = [
        RegionGrip(nil, .low), RegionGrip(.high, nil), RegionGrip(nil, .high), RegionGrip(.low, nil),
    ]
    /// All of the region, which moves as a whole.
    package static let inside = RegionGrip(nil, nil)

    /// The CSS name of the pointer's cursor over this part.
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
