/// Returns the start of a range of a given length between two limits, as near to `start` as possible. A range longer than the
/// space between the limits is centred.
func fit(_ start: Double, length: Double, from low: Double, to high: Double) -> Double {
    length > high - low ? (low + high - length) / 2 : min(max(start, low), high - length)
}

extension Rectangle {
    /// Returns the part of the rectangle that is visible in the bounds, or nil if none is.
    ///
    /// Unlike an intersection, it keeps a rectangle without width or height, such as an insertion point, if that touches the
    /// bounds. A rectangle with an extent that only touches the bounds isn't visible.
    package func visiblePart(in bounds: Rectangle) -> Rectangle? {
        guard !bounds.isEmpty else { return nil }
        let left = max(minX, bounds.minX)
        let top = max(minY, bounds.minY)
        let part = Rectangle(
            x: left, y: top, width: min(maxX, bounds.maxX) - left, height: min(maxY, bounds.maxY) - top)
        guard part.width > 0 || (part.width == 0 && width == 0) else { return nil }
        guard part.height > 0 || (part.height == 0 && height == 0) else { return nil }
        return part
    }

    /// Returns the area of other rectangles that this one covers, in square points; overlapping parts count once for each.
    package func covered(of others: [Rectangle]) -> Double {
        others.reduce(0) { sum, other in
            sum + (intersection(other).map { $0.width * $0.height } ?? 0)
        }
    }
}
