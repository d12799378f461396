/// The position of a context menu: at the pointer or by its item, within the window and off its controls.
///
/// Everything is in points, in the coordinate space of the rectangles handed to the call.
public struct ContextMenuPlacement: Hashable, Sendable {
    /// The menu's frame. It may be less high than asked for; the menu then scrolls.
    public var frame: Rectangle
    /// Whether it grows upward from its anchor, and so begins with its most used items at the bottom.
    public var opensUpward: Bool

    /// Makes a placement of its parts.
    public init(frame: Rectangle, opensUpward: Bool) {
        self.frame = frame
        self.opensUpward = opensUpward
    }

    /// The least room, about three rows, in which a menu that scrolls is of use; with less, it covers the bars.
    static let leastRoom: Double = 96

    /// Places a menu at an anchor: its top leading corner at the anchor's bottom leading corner, or upward from the
    /// anchor's top if it doesn't fit below. If it fits neither below nor above, it is moved up over the anchor, so
    /// that all of it is visible as long as the bounds have the room.
    ///
    /// - Parameters:
    ///   - size: the size that the menu would like to have.
    ///   - anchor: the pointer, as an empty rectangle or one point wide and high, or the item's rectangle if the menu
    ///     was opened by keyboard.
    ///   - bounds: what the menu has to stay within, such as the window.
    ///   - keepClear: what the menu had better not cover. Those that span more than half of the bounds' width,
    ///     such as a menu bar, make the bounds less high; others decide between below and above where both have room.
    ///   - rightToLeft: whether the interface runs from right to left, so that leading is right.
    ///   - opensUpward: the side of a menu that is already open and has another size now; nil to choose one.
    ///   - edge: the distance to keep from the bounds' edges; 8, as in an edit menu.
    /// - Returns: The position; the height is limited to that of the room.
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
