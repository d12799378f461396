/// The positions of a context menu and the preview of its item: side by side or one above the other.
///
/// All values are in points, in the coordinate space of the rectangles passed to the call.
package struct PreviewPlacement: Equatable, Sendable {
    /// The side of the preview on which the menu is.
    package enum Side: Hashable, Sendable, CaseIterable {
        /// To the right, or to the left in a right-to-left layout.
        case trailing
        /// To the left, or to the right in a right-to-left layout.
        case leading
        /// Below it.
        case below
        /// Above it.
        case above
    }

    /// The side of the preview on which the menu is.
    package var side: Side
    /// The preview's frame. It may be smaller than requested, in the same proportions.
    package var preview: Rectangle
    /// The menu's position, and which of its ends is nearest to the pointer.
    package var menu: ContextMenuPlacement

    /// Makes a placement from its parts.
    package init(side: Side, preview: Rectangle, menu: ContextMenuPlacement) {
        self.side = side
        self.preview = preview
        self.menu = menu
    }

    /// The distance between preview and menu; 8, as in Flutter's context menu for iOS.
    static let gap: Double = 8
    /// The minimum length of the longer side of a preview that had to be scaled down; a smaller one shows nothing useful.
    static let minLength: Double = 48
    /// The minimum height of a preview that had to be scaled down to fit above a sheet. Below that the preview is left out: a
    /// sheet shows its target by itself.
    static let minHeight: Double = 72

    /// Places a menu and a preview for an item.
    ///
    /// Of the four sides for the menu, the best are those where it covers least of the areas to keep clear; of these, those
    /// where the preview shrinks least; of these, the one where the preview is nearest to its item. The menu keeps its size,
    /// unless it is higher than the available height: then it gets that height and scrolls.
    ///
    /// - Parameters:
    ///   - size: The size of the menu.
    ///   - preview: The preferred size of the preview.
    ///   - source: The item's frame.
    ///   - pointer: The position of the press, at which the menu begins as far as the preview's extent allows; nil if the menu
    ///     was opened by keyboard.
    ///   - bounds: The area that both have to stay within, such as the window.
    ///   - keepClear: Areas that the menu should not cover. Those wider than half of the bounds, such as a menu bar, reduce
    ///     the available height for both.
    ///   - rightToLeft: Whether the interface is right-to-left, so that leading is right.
    ///   - edge: The distance to keep from the bounds' edges; 8, as in any menu.
    /// - Returns: The positions, or nil if there is no room for a useful preview beside the menu.
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

    /// Places a preview in the middle of the area above a sheet, as large as fits there; returns nil if there is no room for a
    /// useful one.
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
        guard scale == 1 || max(size.width, size.height) >= minLength,
            scale == wide || size.height >= minHeight
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
    /// Returns the rectangle mirrored horizontally within the bounds.
    fileprivate func mirrored(in bounds: Rectangle) -> Rectangle {
        Rectangle(x: 2 * bounds.midX - maxX, y: minY, width: width, height: height)
    }
}
