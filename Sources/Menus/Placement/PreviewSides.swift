extension PreviewPlacement {
    /// A menu and a preview in left-to-right layout, placed on each side.
    struct Attempt {
        /// The preferred size of the menu.
        var menu: Size
        /// The preferred size of the preview.
        var preview: Size
        /// The item's frame.
        var source: Rectangle
        /// The position of the press; nil if the menu was opened by keyboard.
        var pointer: Point?
        /// The bounds of both.
        var room: Rectangle

        private var gap: Double { PreviewPlacement.gap }

        /// Returns the positions with the menu on a side, or nil if that leaves too little room for the preview.
        func placement(_ side: Side) -> PreviewPlacement? {
            switch side {
            case .trailing, .leading: beside(side)
            case .below, .above: stacked(side)
            }
        }

        /// Returns the costs of a placement, the most important first: lower is better.
        func cost(of placement: PreviewPlacement, keepClear: [Rectangle]) -> [Double] {
            let (x, y) = (placement.preview.midX - source.midX, placement.preview.midY - source.midY)
            return [placement.menu.frame.covered(of: keepClear), -placement.preview.width, x * x + y * y]
        }

        private func beside(_ side: Side) -> PreviewPlacement? {
            let menu = Size(width: menu.width, height: min(menu.height, room.height))
            guard let size = shrunk(toWidth: room.width - gap - menu.width, height: room.height) else { return nil }
            let before = side == .leading ? menu.width + gap : 0
            let left = fit(
                source.midX - size.width / 2 - before, length: size.width + gap + menu.width, from: room.minX,
                to: room.maxX)
            let top = fit(source.midY - size.height / 2, length: size.height, from: room.minY, to: room.maxY)
            let frame = Rectangle(x: left + before, y: top, width: size.width, height: size.height)
            // The first item is level with the pointer if that doesn't make the menu extend beyond the preview unnecessarily.
            let last = max(frame.maxY - menu.height, frame.minY)
            let start = fit(
                min(max(pointer?.y ?? frame.minY, frame.minY), last), length: menu.height, from: room.minY,
                to: room.maxY)
            let list = Rectangle(
                x: side == .leading ? left : frame.maxX + gap, y: start, width: menu.width, height: menu.height)
            // Beside the preview the menu doesn't begin at the pointer, so it is read from its top (C12).
            return PreviewPlacement(
                side: side, preview: frame, menu: ContextMenuPlacement(frame: list, opensUpward: false))
        }

        private func stacked(_ side: Side) -> PreviewPlacement? {
            guard menu.width <= room.width,
                let size = shrunk(toWidth: room.width, height: room.height - gap - menu.height)
            else { return nil }
            let before = side == .above ? menu.height + gap : 0
            let top = fit(
                source.midY - size.height / 2 - before, length: size.height + gap + menu.height, from: room.minY,
                to: room.maxY)
            let left = fit(source.midX - size.width / 2, length: size.width, from: room.minX, to: room.maxX)
            let frame = Rectangle(x: left, y: top + before, width: size.width, height: size.height)
            let last = max(frame.maxX - menu.width, frame.minX)
            let start = fit(
                min(max(pointer?.x ?? frame.minX, frame.minX), last), length: menu.width, from: room.minX,
                to: room.maxX)
            let list = Rectangle(
                x: start, y: side == .above ? top : frame.maxY + gap, width: menu.width, height: menu.height)
            return PreviewPlacement(
                side: side, preview: frame, menu: ContextMenuPlacement(frame: list, opensUpward: side == .above))
        }

        /// Returns the preview's size scaled down to fit; nil if that is too small to be useful.
        private func shrunk(toWidth width: Double, height: Double) -> Size? {
            let scale = min(1, width / preview.width, height / preview.height)
            guard scale == 1 || max(preview.width, preview.height) * scale >= PreviewPlacement.minLength else {
                return nil
            }
            return Size(width: preview.width * scale, height: preview.height * scale)
        }
    }
}
