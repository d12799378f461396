/// The position of a submenu: beside its row, on the trailing side of its menu if there is room, within the window.
///
/// All values are in points, in the coordinate space of the rectangles passed to the call.
package struct SubmenuPlacement: Equatable, Sendable {
    /// A side of the menu.
    package enum Side: Hashable, Sendable {
        /// To its left.
        case left
        /// To its right.
        case right
    }

    /// The submenu's frame. It may be lower than requested; the submenu then scrolls.
    package var frame: Rectangle
    /// The side of the menu on which it opens, even if the window is so narrow that it lies over the menu.
    package var side: Side

    /// The distance by which a submenu overlaps its menu's edge, in points, so that the two look connected (3, approximately
    /// as with GTK's own submenus).
    static let overlap: Double = 3

    /// Places a submenu beside a row.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the submenu.
    ///   - row: The row that opens it.
    ///   - menu: The menu that contains the row.
    ///   - bounds: The area that the submenu has to stay within, such as the window.
    ///   - keepClear: Areas that the submenu should not cover, as in ``ContextMenuPlacement``.
    ///   - inset: The distance from the submenu's top to its first row, which is aligned with the row.
    ///   - rightToLeft: Whether the interface is right-to-left, so that the trailing side is the left.
    ///   - edge: The distance to keep from the bounds' edges.
    package static func place(
        submenu size: Size, beside row: Rectangle, of menu: Rectangle, in bounds: Rectangle,
        keepClear: [Rectangle] = [], inset: Double = 0, rightToLeft: Bool = false, edge: Double = 8
    ) -> SubmenuPlacement {
        let room = ContextMenuPlacement.room(for: size, at: row, in: bounds, keepClear: keepClear, edge: edge)
        let atRight = room.maxX - (menu.maxX - overlap)
        let atLeft = menu.minX + overlap - room.minX
        let side: Side =
            switch (atLeft >= size.width, atRight >= size.width) {
            case (true, true): rightToLeft ? .left : .right
            case (true, false): .left
            case (false, true): .right
            case (false, false): atLeft == atRight ? (rightToLeft ? .left : .right) : atLeft > atRight ? .left : .right
            }
        let beside = side == .right ? menu.maxX - overlap : menu.minX + overlap - size.width
        // A submenu too wide for the bounds keeps its leading side visible, where its labels begin.
        let x =
            rightToLeft
            ? min(max(beside, room.minX), room.maxX - size.width)
            : max(min(beside, room.maxX - size.width), room.minX)
        let height = min(size.height, room.height)
        let y = min(max(row.minY - inset, room.minY), room.maxY - height)
        return SubmenuPlacement(frame: Rectangle(x: x, y: y, width: size.width, height: height), side: side)
    }
}
