/// The position of a context menu: at the pointer or next to its item, within the window and not over its controls.
///
/// All values are in points, in the coordinate space of the rectangles passed to the call.
public struct ContextMenuPlacement: Hashable, Sendable {
    /// The menu's frame. It may be lower than requested; the menu then scrolls.
    public var frame: Rectangle
    /// Whether the menu grows upward from its anchor, and so begins with its most used items at the bottom.
    public var opensUpward: Bool

    /// Makes a placement from its parts.
    public init(frame: Rectangle, opensUpward: Bool) {
        self.frame = frame
        self.opensUpward = opensUpward
    }

    /// The minimum height, about three rows, in which a scrolling menu is usable; with less, the menu covers the bars.
    static let minRoom: Double = 96

    /// Places a menu at an anchor: its top leading corner at the anchor's bottom leading corner, or upward from the anchor's
    /// top if it doesn't fit below. If it fits neither below nor above, it is moved up over the anchor, so that all of it is
    /// visible if the bounds have enough room.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the menu.
    ///   - anchor: The pointer, as an empty rectangle or one point wide and high, or the item's rectangle if the menu was
    ///     opened by keyboard.
    ///   - bounds: The area that the menu has to stay within, such as the window.
    ///   - keepClear: Areas that the menu should not cover. Those wider than half of the bounds, such as a menu bar, reduce
    ///     the bounds' height; the others decide between below and above if both have room.
    ///   - rightToLeft: Whether the interface is right-to-left, so that leading is right.
    ///   - opensUpward: The direction of a menu that is already open and has changed its size; nil to choose one.
    ///   - edge: The distance to keep from the bounds' edges; 8, as in an edit menu.
    /// - Returns: The position; the height is limited to the available height.
    public static func place(
        menu size: Size, at anchor: Rectangle, in bounds: Rectangle, keepClear: [Rectangle] = [],
        rightToLeft: Bool = false, opensUpward: Bool? = nil, edge: Double = 8
    ) -> ContextMenuPlacement {
        let attempt = Attempt(
            size: size, anchor: anchor,
            room: room(for: size, at: anchor, in: bounds, keepClear: keepClear, edge: edge),
            rightToLeft: rightToLeft)
        let fitsDown = attempt.roomBelow >= size.height
        let fitsUp = attempt.roomAbove >= size.height

        if let opensUpward { return opensUpward ? attempt.up : attempt.down }
        switch (fitsDown, fitsUp) {
        case (true, true):
            let (down, up) = (attempt.down, attempt.up)
            return up.frame.covered(of: keepClear) < down.frame.covered(of: keepClear) ? up : down
        case (false, true): return attempt.up
        case (true, false), (false, false): return attempt.down
        }
    }
}
