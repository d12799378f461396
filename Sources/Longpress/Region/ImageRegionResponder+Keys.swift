public import Gtk

extension ImageRegionResponder {
    /// The distance that a key moves an edge, in points.
    private static let stride = 10.0

    /// Handles a key that applies to the region. Returns whether it did. The view's own key events are handled automatically; a
    /// program that handles keys before its view does has to call this first.
    ///
    /// Control+A selects all, Control+C copies, Escape deselects. Arrows move the region, or with Shift its right and bottom
    /// edges; with Control by one pixel.
    public func handle(_ key: Key) -> Bool {
        guard !key.alt, canBecomeFirstResponder else { return false }
        switch key.name {
        case "a" where key.control: return performByKey(.selectAll)
        case "c" where key.control: return performByKey(.copy)
        case "Escape":
            guard selectedRegion != nil else { return false }
            selectedRegion = nil
            return true
        case "Left", "KP_Left": return step(-1, 0, key)
        case "Right", "KP_Right": return step(1, 0, key)
        case "Up", "KP_Up": return step(0, -1, key)
        case "Down", "KP_Down": return step(0, 1, key)
        default: return false
        }
    }

    private func performByKey(_ command: Command) -> Bool {
        guard let handler = handler(for: command)?.ifAvailable else { return false }
        handler.perform()
        return true
    }

    private func step(_ x: Int, _ y: Int, _ key: Key) -> Bool {
        // A region that is the whole picture can't be moved: the arrow is for the view.
        guard let region = selectedRegion, key.shift || !isAllSelected else { return false }
        let scale = pictureFrame.width / Double(wholeRegion.width)
        let length = key.control || scale <= 0 ? 1 : max(Int((Self.stride / scale).rounded()), 1)
        let (x, y) = (x * length, y * length)
        let new = key.shift ? region.resized(x: x, y: y, in: wholeRegion) : region.moved(x: x, y: y, in: wholeRegion)
        guard new != region else { return true }
        selectedRegion = new
        reveal(isResized: key.shift)
        regionChosen()
        return true
    }

    private func reveal(isResized: Bool) {
        guard let widget, let target = targetRectangle else { return }
        let visible = widget.ownBounds
        func way(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
            // If the region is larger than the view, only its moving end is revealed.
            if isResized || high - low > to - from { return high > to ? high - to : min(high - from, 0) }
            return high > to ? high - to : min(low - from, 0)
        }
        let x = way(target.minX, target.maxX, visible.minX, visible.maxX)
        let y = way(target.minY, target.maxY, visible.minY, visible.maxY)
        if x != 0 || y != 0 { scroll(x: x, y: y) }
    }
}
