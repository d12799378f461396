/// The part of a selection that a pointer's menu is about: of many lines, the one that was pressed.
package enum PressedLine {
    /// The distance from the press, in points, at which a long line doesn't count any more: the arrow stays near the pointer.
    package static let reach = 100.0

    /// Returns the part of the pressed line that is selected and near the press. All is in one coordinate space. The
    /// line is the insertion point at the press, the ends those at the selection's ends, each with the next one inside.
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
