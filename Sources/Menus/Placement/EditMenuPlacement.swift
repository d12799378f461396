/// The position of an edit menu, computed before it appears, so that it covers nothing important.
///
/// All values are in points, in the coordinate space of the rectangles passed to the call.
public struct EditMenuPlacement: Hashable, Sendable {
    /// The side of the target on which the menu is.
    public enum Side: Hashable, Sendable {
        /// Above the target, with the arrow pointing down.
        case above
        /// Below the target, with the arrow pointing up.
        case below
        /// Over a target that leaves room neither above nor below.
        case over
    }

    /// The distances of a placement, in points.
    public struct Metrics: Hashable, Sendable {
        /// The distance kept from the edges of the bounds; 8, as Flutter's toolbar for iOS does.
        public var edge: Double
        /// The distance between the arrow's tip and the target; 4, which makes 14 with the arrow: about the 15 of Flutter's
        /// toolbar.
        public var gap: Double
        /// The distance of the arrow's tip from the body; 10.
        public var arrowHeight: Double
        /// The minimum distance of the arrow's tip from the body's ends; 10, so that with the distance to the edge the arrow
        /// reaches an insertion point in the usual margin of a text, 18 or more from the edge of the bounds. GTK slants the
        /// arrow where a rounded corner is in its way.
        public var arrowInset: Double

        /// Makes metrics, in points, with the standard distances as defaults.
        public init(edge: Double = 8, gap: Double = 4, arrowHeight: Double = 10, arrowInset: Double = 10) {
            self.edge = edge
            self.gap = gap
            self.arrowHeight = arrowHeight
            self.arrowInset = arrowInset
        }

        /// The default distances.
        public static let standard = Metrics()
    }

    /// The side of the target on which the menu is.
    public var side: Side
    /// The body, without the arrow.
    public var frame: Rectangle
    /// The tip of the arrow.
    public var arrow: Point

    /// Makes a placement from its parts.
    public init(side: Side, frame: Rectangle, arrow: Point) {
        self.side = side
        self.frame = frame
        self.arrow = arrow
    }

    /// Places a menu at a target: above it if there is room, else below, else over it.
    ///
    /// - Parameters:
    ///   - size: The size of the body, without the arrow.
    ///   - target: The selection, or the insertion point as a rectangle without width. Only its visible part counts.
    ///   - bounds: The area in which the target is visible, such as the window.
    ///   - room: The area that the menu has to stay within, if that isn't all of the bounds. If the target is outside it, the
    ///     menu is at the nearest edge.
    ///   - keepClear: Areas that the menu should not cover. They decide between above and below if both have room, and never
    ///     move the menu over its target or to the side.
    ///   - direction: The preferred direction of the arrow if `keepClear` doesn't decide.
    ///   - metrics: The distances to keep.
    /// - Returns: The position, with the tip as near to the middle of the visible part as the body reaches, or nil if no part
    ///   of the target is visible.
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

    /// Places a list at a target in the same way as a menu. A list that fits neither above nor below gets the height of the
    /// larger side and scrolls there. If that is less than about three rows, the list covers the target instead.
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
        return placed(min(size.height, beside >= minListHeight ? beside : within.height))
    }

    /// The minimum height of a list above or below its target, in points: about three rows.
    private static let minListHeight = 110.0
}
