extension PreviewPlacement {
    /// Places the menu when its size changes while it is open: on the same side of the preview, which stays in place, and from
    /// the same end. Its height is limited to the available height; the menu covers the preview rather than scroll.
    package func resized(
        menu size: Size, in bounds: Rectangle, keepClear: [Rectangle] = [], rightToLeft: Bool = false, edge: Double = 8
    ) -> ContextMenuPlacement {
        let room = ContextMenuPlacement.room(
            for: size, at: preview, in: bounds, keepClear: keepClear, edge: edge)
        let frame = menu.frame
        var list = Rectangle(origin: frame.origin, size: size)
        switch side {
        case .trailing, .leading:
            list.size.height = min(size.height, room.height)
            list.origin.y = menu.opensUpward ? frame.maxY - list.height : frame.minY
            let isRight = (side == .trailing) != rightToLeft
            list.origin.x = isRight ? preview.maxX + Self.gap : preview.minX - Self.gap - size.width
        case .below, .above:
            let isBelow = side == .below
            list.size.height = min(size.height, room.height)
            list.origin.y = isBelow ? preview.maxY + Self.gap : preview.minY - Self.gap - list.height
            if rightToLeft { list.origin.x = frame.maxX - size.width }
        }
        list.origin.x = fit(list.minX, length: list.width, from: room.minX, to: room.maxX)
        list.origin.y = fit(list.minY, length: list.height, from: room.minY, to: room.maxY)
        return ContextMenuPlacement(frame: list, opensUpward: menu.opensUpward)
    }
}
