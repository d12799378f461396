/// The position of a submenu: beside its row, at the trailing side of its menu if there is room, within the window.
///
/// Everything is in points, in the coordinate space of the rectangles handed to the call.
package struct SubmenuPlacement: Equatable, Sendable {
    /// A side of the menu.
    package enum Side: Hashable, Sendable {
        /// At its left.
        case left
        /// At its right.
        case right
    }

    /// The submenu's frame. It may be less high than asked for; the submenu then scrolls.
    package var frame: Rectangle
    /// The side of the menu that it opens at, even where the window is so narrow that it lies over the menu.
    package var side: Side

    /// The distance by which a submenu lies over its menu's edge, in points, so that the two are seen to belong
    /// together (3, approximately as with GTK's own submenus).
    static let overlap: Double = 3

    /// Places a submenu beside a row.
    ///
    /// - Parameters:
    ///   - size: the size that the submenu would like to have.
    ///   - row: the row that opens it.
    ///   - menu: the menu that the row is in.
    ///   - bounds: what the submenu has to stay within, such as the window.
    ///   - keepClear: what the submenu had better not cover, as in ``ContextMenuPlacement``.
    ///   - inset: the distance from the submenu's top to its first row, which is to be level with the row.
    ///   - rightToLeft: whether the interface runs from right to left, so that the trailing side is the left.
    ///   - edge: the distance to keep from the bounds' edges.
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
        // One too wide for the room keeps its leading side in view, where its labels begin.
        let x =
            rightToLeft
            ? min(max(beside, room.minX), room.maxX - size.width)
            : max(min(beside, room.maxX - size.width), room.minX)
        let height = min(size.height, room.height)
        let y = min(max(row.minY - inset, room.minY), room.maxY - height)
        return SubmenuPlacement(frame: Rectangle(x: x, y: y, width: size.width, height: height), side: side)
    }
}
