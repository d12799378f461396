extension EditMenuPlacement {
    /// Returns whether a menu of a size fits above a target, within the bounds.
    package static func fitsAbove(_ size: Size, _ target: Rectangle, in bounds: Rectangle) -> Bool {
        let room = bounds.inset(by: Metrics.standard.edge)
        return Attempt(size: size, visible: target, room: room, metrics: .standard).above != nil
    }

    /// A menu and its target, placed on each side.
    struct Attempt {
        /// The size of the body.
        var size: Size
        /// The visible part of the target.
        var visible: Rectangle
        /// The bounds without their margins.
        var room: Rectangle
        /// The distances to keep.
        var metrics: Metrics

        /// The position above the target, or nil if it doesn't fit.
        var above: EditMenuPlacement? {
            let tip = visible.minY - metrics.gap
            let top = tip - metrics.arrowHeight - size.height
            return top >= room.minY ? placement(.above, top: top, tip: tip) : nil
        }

        /// The position below the target, or nil if it doesn't fit.
        var below: EditMenuPlacement? {
            let tip = visible.maxY + metrics.gap
            let top = tip + metrics.arrowHeight
            return top + size.height <= room.maxY ? placement(.below, top: top, tip: tip) : nil
        }

        /// The position over the target, with the tip in its middle. The body is above the tip, or below if it fits only
        /// there; if it fits neither way, it is as near to above as the bounds allow.
        var over: EditMenuPlacement {
            let tip = visible.midY
            let above = tip - metrics.arrowHeight - size.height
            let below = tip + metrics.arrowHeight
            let onlyBelowFits = above < room.minY && below + size.height <= room.maxY
            let top = fit(onlyBelowFits ? below : above, length: size.height, from: room.minY, to: room.maxY)
            return placement(.over, top: top, tip: tip)
        }

        /// Returns the area of the rectangles to keep clear that a placement covers with body and arrow. The arrow counts as
        /// its bounding rectangle, twice as wide as high like the arrows of GTK and Flutter.
        func covered(by placement: EditMenuPlacement, of keepClear: [Rectangle]) -> Double {
            let arrow = Rectangle(
                x: placement.arrow.x - metrics.arrowHeight,
                y: min(placement.arrow.y, placement.frame.maxY),
                width: 2 * metrics.arrowHeight,
                height: metrics.arrowHeight)
            return placement.frame.covered(of: keepClear) + arrow.covered(of: keepClear)
        }

        private func placement(_ side: Side, top: Double, tip: Double) -> EditMenuPlacement {
            let left = fit(visible.midX - size.width / 2, length: size.width, from: room.minX, to: room.maxX)
            let frame = Rectangle(x: left, y: top, width: size.width, height: size.height)
            let reach = frame.inset(by: metrics.arrowInset)
            let arrow = Point(x: min(max(visible.midX, reach.minX), reach.maxX), y: tip)
            return EditMenuPlacement(side: side, frame: frame, arrow: arrow)
        }
    }
}
