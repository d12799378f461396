/// Returns the start of a stretch of some length that lies between two limits, as near to `start` as possible; centred
/// between them if it is longer than what they leave.
func fit(_ start: Double, length: Double, from low: Double, to high: Double) -> Double {
    length > high - low ? (low + high - length) / 2 : min(max(start, low), high - length)
}

extension Rectangle {
    /// The part of the rectangle that shows in the bounds, or nil if none does.
    ///
    /// Unlike an intersection, it keeps what has no width or height to begin with, such as an insertion point, as long
    /// as that touches the bounds. Something with an extent that only touches them doesn't show.
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

    /// Returns the area of others that this one covers, in square points; what two of them share counts for each.
    package func covered(of others: [Rectangle]) -> Double {
        others.reduce(0) { sum, other in
            sum + (intersection(other).map { $0.width * $0.height } ?? 0)
        }
    }
}
