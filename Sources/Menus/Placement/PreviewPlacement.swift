/// The positions of a context menu and the preview of its item: side by side or one above the other.
///
/// Everything is in points, in the coordinate space of the rectangles handed to the call.
package struct PreviewPlacement: Equatable, Sendable {
    /// The menu's side, seen from the preview.
    package enum Side: Hashable, Sendable, CaseIterable {
        /// At the right, or at the left in right-to-left layout.
        case trailing
        /// At the left, or at the right in right-to-left layout.
        case leading
        /// Below it.
        case below
        /// Above it.
        case above
    }

    /// The menu's side, seen from the preview.
    package var side: Side
    /// The preview's frame. It may be smaller than asked for, in the same proportion.
    package var preview: Rectangle
    /// The menu's position, and which of its ends is nearest to the pointer.
    package var menu: ContextMenuPlacement

    /// Makes a placement of its parts.
    package init(side: Side, preview: Rectangle, menu: ContextMenuPlacement) {
        self.side = side
        self.preview = preview
        self.menu = menu
    }

    /// The distance between preview and menu; 8, as in Flutter's context menu for iOS.
    static let gap: Double = 8
    /// The least length of the longer side of a preview that had to shrink; less than that shows nothing of use.
    static let leastLength: Double = 48
    /// The least height of a preview that had to become lower for want of room above a sheet; a sheet says by itself what it is for.
    static let leastHeight: Double = 72

    /// Places a menu and a preview for an item.
    ///
    /// Of the four sides that the menu may be at, those win where it covers least of what is to be kept clear; of
    /// those, the ones where the preview shrinks least; of those, the ones where the preview is nearest to its item.
    /// The menu keeps its size, unless the room isn't high enough for it even alone: then it is as high as the room and
    /// scrolls.
    ///
    /// - Parameters:
    ///   - size: the size of the menu.
    ///   - preview: the size that the preview would like to have.
    ///   - source: where the item is.
    ///   - pointer: where it was pressed, so that the menu begins there as far as it is beside the preview; nil if it
    ///     was opened by keyboard.
    ///   - bounds: what both have to stay within, such as the window.
    ///   - keepClear: what the menu had better not cover. Those that span more than half of the bounds' width,
    ///     such as a menu bar, make the bounds less high for both.
    ///   - rightToLeft: whether the interface runs from right to left, so that leading is right.
    ///   - edge: the distance to keep from the bounds' edges; 8, as in any menu.
    /// - Returns: The positions, or nil if there is no room for a preview of use beside the menu.
    package static func place(
        menu size: Size, preview: Size, source: Rectangle, at pointer: Point?, in bounds: Rectangle,
        keepClear: [Rectangle] = [], rightToLeft: Bool = false, edge: Double = 8
    ) -> PreviewPlacement? {
        if rightToLeft {
            let placement = place(
                menu: size, preview: preview, source: source.mirrored(in: bounds),
                at: pointer.map { Point(x: 2 * bounds.midX - $0.x, y: $0.y) }, in: bounds,
                keepClear: keepClear.map { $0.mirrored(in: bounds) }, edge: edge)
            return placement?.mirrored(in: bounds)
        }
        guard preview.width > 0, preview.height > 0 else { return nil }
        let anchor = pointer.map { Rectangle(origin: $0, size: Size(width: 0, height: 0)) } ?? source
        let attempt = Attempt(
            menu: size, preview: preview, source: source, pointer: pointer,
            room: ContextMenuPlacement.room(for: size, at: anchor, in: bounds, keepClear: keepClear, edge: edge))
        return Side.allCases.compactMap(attempt.placement).min { first, second in
            attempt.cost(of: first, keepClear: keepClear)
                .lexicographicallyPrecedes(attempt.cost(of: second, keepClear: keepClear))
        }
    }

    /// Places a preview in the middle of the room above a sheet, as large as it fits there; nil if there is no room for one of use.
    package static func place(
        preview: Size, above sheet: Rectangle, in bounds: Rectangle, edge: Double = 8
    ) -> PreviewPlacement? {
        let room = Rectangle(
            x: bounds.minX + edge, y: bounds.minY + edge, width: bounds.width - 2 * edge,
            height: sheet.minY - gap - bounds.minY - edge)
        guard preview.width > 0, preview.height > 0, room.width > 0, room.height > 0 else { return nil }
        let wide = min(1, room.width / preview.width)
        let scale = min(wide, room.height / preview.height)
        let size = Size(width: preview.width * scale, height: preview.height * scale)
        guard scale == 1 || max(size.width, size.height) >= leastLength,
            scale == wide || size.height >= leastHeight
        else { return nil }
        let frame = Rectangle(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
        return PreviewPlacement(
            side: .below, preview: frame, menu: ContextMenuPlacement(frame: sheet, opensUpward: false))
    }

    private func mirrored(in bounds: Rectangle) -> PreviewPlacement {
        let menu = ContextMenuPlacement(frame: menu.frame.mirrored(in: bounds), opensUpward: menu.opensUpward)
        return PreviewPlacement(side: side, preview: preview.mirrored(in: bounds), menu: menu)
    }
}

extension Rectangle {
    /// The rectangle with left and right of the bounds swapped.
    fileprivate func mirrored(in bounds: Rectangle) -> Rectangle {
        Rectangle(x: 2 * bounds.midX - maxX, y: minY, width: width, height: height)
    }
}
