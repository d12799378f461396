/// Counts taps and clicks in quick succession: single, double, triple.
///
/// It uses the times of the presses rather than the times at which the program handles them, so that a double click is
/// recognized even on a busy machine. GTK's own gesture counts by timeouts of the main loop and misses it then.
package struct TapCounter: Equatable, Sendable {
    /// The maximum time and distance between presses that belong together.
    package struct Limits: Equatable, Sendable {
        /// The maximum time between presses, in milliseconds (GTK's `gtk-double-click-time`, 400 by default).
        package var milliseconds: Int
        /// The maximum distance between presses in each direction, in points (5 by default in GTK's settings).
        package var distance: Double

        /// Makes limits from a time in milliseconds and a distance in points.
        package init(milliseconds: Int, distance: Double) {
            self.milliseconds = milliseconds
            self.distance = distance
        }

        /// The limits for fingers, which don't touch the same point twice: the distance is at least the minimum size of a
        /// control (WCAG 2.2, target size: 24 points).
        package var forFingers: Limits { Limits(milliseconds: milliseconds, distance: max(distance, 24)) }
    }

    private struct Press: Equatable {
        let time: Int
        let point: Point
        let count: Int
    }

    private var last: Press?

    /// The number of presses in a row up to the last one; 0 before the first.
    package var count: Int { last?.count ?? 0 }

    /// Makes a counter that has seen no press.
    package init() {}

    /// Counts a press at a time since any fixed moment, and at a point in coordinates that must stay the same. Returns the
    /// number of presses in a row, including this one.
    @discardableResult
    package mutating func press(at milliseconds: Int, _ point: Point, within limits: Limits) -> Int {
        var count = 1
        if let last, (0...limits.milliseconds).contains(milliseconds - last.time),
            point.isWithin(limits.distance, of: last.point)
        {
            count += last.count
        }
        last = Press(time: milliseconds, point: point, count: count)
        return count
    }
}
