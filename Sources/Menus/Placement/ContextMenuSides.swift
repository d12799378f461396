extension ContextMenuPlacement {
    /// A menu and its anchor, placed on each side.
    struct Attempt {
        /// The preferred size of the menu.
        var size: Size
        /// The pointer or the item.
        var anchor: Rectangle
        /// The bounds of the menu.
        var room: Rectangle
        /// Whether leading is right.
        var rightToLeft: Bool

        /// The top of a menu that opens downward, kept within the bounds even if the anchor isn't.
        private var start: Double { min(max(anchor.maxY, room.minY), room.maxY) }
        /// The bottom of a menu that opens upward.
        private var end: Double { min(max(anchor.minY, room.minY), room.maxY) }

        /// The available height of a menu that opens downward.
        var roomBelow: Double { room.maxY - start }
        /// The available height of a menu that opens upward.
        var roomAbove: Double { end - room.minY }

        private var height: Double { min(size.height, room.height) }

        /// The position below the anchor, moved up over it as far as needed.
        var down: ContextMenuPlacement {
            placement(top: min(start, room.maxY - height), opensUpward: false)
        }

        /// The position above the anchor, moved down over it as far as needed.
        var up: ContextMenuPlacement {
            placement(top: max(end - height, room.minY), opensUpward: true)
        }

        private func placement(top: Double, opensUpward: Bool) -> ContextMenuPlacement {
            // A menu too wide for the bounds keeps its leading side visible, where its labels begin.
            let left =
                rightToLeft
                ? min(max(anchor.maxX - size.width, room.minX), room.maxX - size.width)
                : max(min(anchor.minX, room.maxX - size.width), room.minX)
            return ContextMenuPlacement(
                frame: Rectangle(x: left, y: top, width: size.width, height: height), opensUpward: opensUpward)
        }
    }

    /// Returns the bounds without their margins and without the bars to keep clear of, unless that leaves too little to be
    /// usable.
    static func room(
        for size: Size, at anchor: Rectangle, in bounds: Rectangle, keepClear: [Rectangle], edge: Double
    ) -> Rectangle {
        let whole = bounds.inset(by: edge)
        var top = whole.minY
        var bottom = whole.maxY
        var bars = keepClear.compactMap(bounds.intersection).filter { $0.width > bounds.width / 2 }

        // Bars along an edge, or adjacent to such bars, belong to that edge wherever the anchor is: it may be on one of them,
        // or scrolled out of view behind them.
        bars.sort { $0.minY < $1.minY }
        while let bar = bars.first, bar.minY <= top {
            top = max(top, bar.maxY)
            bars.removeFirst()
        }
        bars.sort { $0.maxY < $1.maxY }
        while let bar = bars.last, bar.maxY >= bottom {
            bottom = min(bottom, bar.minY)
            bars.removeLast()
        }
        for bar in bars {
            let isBelowAnchor = bar.minY >= anchor.maxY
            let isAboveAnchor = bar.maxY <= anchor.minY
            if isAboveAnchor || (!isBelowAnchor && bar.midY < whole.midY) {
                top = max(top, bar.maxY)
            } else {
                bottom = min(bottom, bar.minY)
            }
        }
        guard bottom - top >= min(size.height, minRoom) else { return whole }
        return Rectangle(x: whole.minX, y: top, width: whole.width, height: bottom - top)
    }
}
