/// Counts taps and clicks that follow each other closely: one, double, triple.
///
/// It goes by the time at which a press was made, not at which a program gets round to it, so that a double click is one
/// however busy the machine is. GTK's own gesture counts by timeouts of the main loop and loses it then.
package struct TapCounter: Equatable, Sendable {
    /// The limits of time and distance between presses that belong together.
    package struct Limits: Equatable, Sendable {
        /// The greatest time between them, in milliseconds (GTK's `gtk-double-click-time`, 400 by default).
        package var milliseconds: Int
        /// The greatest distance between them in either direction, in points (5 by default in GTK's settings).
        package var distance: Double

        /// Makes limits of a time in milliseconds and a distance in points.
        package init(milliseconds: Int, distance: Double) {
            self.milliseconds = milliseconds
            self.distance = distance
        }

        /// The same for fingers, which don't come down twice at one point: at least as far as the least size of a
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

    /// Takes a press at a time counted from any moment, and at a point always in the same coordinates, and says how
    /// many in a row it makes with those within the limits.
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
