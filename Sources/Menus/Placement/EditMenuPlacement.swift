/// The position of an edit menu, computed before it appears, so that nothing important is covered.
///
/// Everything is in points, in the coordinate space of the rectangles handed to the call.
public struct EditMenuPlacement: Hashable, Sendable {
    /// The menu's side, seen from its target.
    public enum Side: Hashable, Sendable {
        /// Above the target, with the arrow pointing down.
        case above
        /// Below the target, with the arrow pointing up.
        case below
        /// Over a target that leaves room neither above nor below.
        case over
    }

    /// The distances that a placement keeps, in points.
    public struct Metrics: Hashable, Sendable {
        /// The distance kept from the edges of the bounds; 8, as Flutter's toolbar for iOS does.
        public var edge: Double
        /// The distance between the arrow's tip and the target; 4, which makes 14 with the arrow: about the 15 of
        /// Flutter's toolbar.
        public var gap: Double
        /// The distance of the arrow's tip from the body; 10.
        public var arrowHeight: Double
        /// The least distance of the arrow's tip from the body's ends; 10, so that with the distance to the edge it
        /// reaches an insertion point in the usual margin of a text, 18 or more from the edge of the bounds. GTK lets the
        /// arrow lean where a rounded corner is in its way.
        public var arrowInset: Double

        /// Makes metrics, in points, from the standard ones and what differs.
        public init(edge: Double = 8, gap: Double = 4, arrowHeight: Double = 10, arrowInset: Double = 10) {
            self.edge = edge
            self.gap = gap
            self.arrowHeight = arrowHeight
            self.arrowInset = arrowInset
        }

        /// The distances used unless told otherwise.
        public static let standard = Metrics()
    }

    /// The menu's side, seen from its target.
    public var side: Side
    /// The body, without the arrow.
    public var frame: Rectangle
    /// The tip of the arrow.
    public var arrow: Point

    /// Makes a placement of its parts.
    public init(side: Side, frame: Rectangle, arrow: Point) {
        self.side = side
        self.frame = frame
        self.arrow = arrow
    }

    /// Places a menu by a target: above it if there is room, else below, else over it.
    ///
    /// - Parameters:
    ///   - size: the size of the body, without the arrow.
    ///   - target: the selection, or the insertion point as a rectangle without width. Only the part of it that shows
    ///     counts.
    ///   - bounds: what the target can be seen in, such as the window.
    ///   - room: what the menu has to stay within, if that isn't all of the bounds. A target beside it has the menu at the
    ///     nearest edge.
    ///   - keepClear: what the menu had better not cover. It decides between above and below where both have
    ///     room, and never sends the menu over its target or to the side.
    ///   - direction: where the arrow points if that doesn't decide.
    ///   - metrics: the distances to keep.
    /// - Returns: The position, with the tip at the middle of the visible part as far as the body reaches, or nil if
    ///   no part of the target shows.
    public static func place(
        menu size: Size, target: Rectangle, in bounds: Rectangle, room: Rectangle? = nil,
        keepClear: [Rectangle] = [], preferring direction: EditMenu.ArrowDirection = .automatic,
        metrics: Metrics = .standard
    ) -> EditMenuPlacement? {
        guard let visible = target.visiblePart(in: bounds) else { return nil }
        let room = (room ?? bounds).inset(by: metrics.edge)
        let attempt = Attempt(size: size, visible: visible, room: room, metrics: metrics)
        guard let above = attempt.above, let below = attempt.below else {
            return attempt.above ?? attempt.below ?? attempt.over
        }
        let (wanted, other) = direction == .up ? (below, above) : (above, below)
        return attempt.covered(by: other, of: keepClear) < attempt.covered(by: wanted, of: keepClear) ? other : wanted
    }

    /// Places a list by a target as a menu is placed. A list that fits neither above nor below is made as high as the larger of
    /// the two sides and scrolls there. If that is less than about three rows, the list covers the target instead.
    package static func place(
        list size: Size, target: Rectangle, in bounds: Rectangle, room: Rectangle, keepClear: [Rectangle] = [],
        preferring direction: EditMenu.ArrowDirection = .automatic, metrics: Metrics = .standard
    ) -> EditMenuPlacement? {
        func placed(_ height: Double) -> EditMenuPlacement? {
            place(
                menu: Size(width: size.width, height: height), target: target, in: bounds, room: room,
                keepClear: keepClear, preferring: direction, metrics: metrics)
        }
        guard let whole = placed(size.height), whole.side == .over, let visible = target.visiblePart(in: bounds) else {
            return placed(size.height)
        }
        let within = room.inset(by: metrics.edge)
        let beside = max(visible.minY - within.minY, within.maxY - visible.maxY) - metrics.gap - metrics.arrowHeight
        return placed(min(size.height, beside >= leastListHeight ? beside : within.height))
    }

    /// The least height of a list beside its target, in points: about three rows.
    private static let leastListHeight = 110.0
}
