/// The part of a selection that a menu opened by a pointer refers to: of several lines, the pressed one.
package enum PressedLine {
    /// The distance from the press, in points, beyond which a long line doesn't count, so that the arrow stays near the pointer.
    package static let reach = 100.0

    /// Returns the part of the pressed line that is selected and near the press. All rectangles are in one coordinate space.
    /// `line` is the insertion point at the press; `ends` are the insertion points at the selection's ends, each with the next
    /// one inside.
    package static func part(
        at press: Point, line: Rectangle, ends: [(end: Rectangle, next: Rectangle)], in bounds: Rectangle
    ) -> Rectangle {
        func isOnLine(_ caret: Rectangle) -> Bool { caret.midY > line.minY && caret.midY < line.maxY }
        var (low, high) = (bounds.minX, bounds.maxX)
        // Which side of an end is selected depends on the direction of the text there.
        for (end, next) in ends where isOnLine(end) {
            let inside = isOnLine(next) && next.midX != end.midX ? next.midX : press.x
            if inside >= end.midX { low = max(low, end.midX) } else { high = min(high, end.midX) }
        }
        (low, high) = (max(low, press.x - reach), min(high, press.x + reach))
        return Rectangle(x: low, y: line.minY, width: max(high - low, 0), height: line.height)
    }
}
