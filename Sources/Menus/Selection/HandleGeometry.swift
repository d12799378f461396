/// The positions of a selection's two handles, and the areas in which a press grabs them, in the coordinates of the insertion
/// points that they are attached to.
///
/// A handle is a stem as high as the line, with a knob above the selection's start and below its end, so that both can be
/// grabbed even if only one letter is selected. Where there is no room for a knob, it covers part of the stem.
package struct HandleGeometry: Equatable, Sendable {
    /// The sizes of a handle, in points.
    package struct Metrics: Equatable, Sendable {
        /// The knob's diameter.
        package var knob = 12.0
        /// The stem's width.
        package var stem = 2.0
        /// The distance from the knob's centre at which a finger grabs it: half of the 44 points that Apple's Human Interface
        /// Guidelines require of every control for fingers.
        package var touchReach = 22.0
        /// The distance from the knob's centre at which a pointer grabs it, and from the stem at which a finger does: half of
        /// 24 points (WCAG 2.2, target size). For a pointer the stem counts as text, so that it can be placed exactly beside a
        /// letter.
        package var pointerReach = 12.0

        /// The default sizes.
        package static let standard = Metrics()
    }

    /// The insertion point at the selection's start: a line as high as the text, usually without width.
    package let start: Rectangle
    /// The insertion point at the selection's end.
    package let end: Rectangle
    private let room: ClosedRange<Double>?
    private let metrics: Metrics

    /// Makes the handles of a selection between two insertion points.
    ///
    /// - Parameter room: The top and the bottom of the drawing area, beyond which a knob would be cut off; nil if there is
    ///   room for knobs everywhere.
    package init(
        start: Rectangle, end: Rectangle, room: ClosedRange<Double>? = nil, metrics: Metrics = .standard
    ) {
        self.start = start
        self.end = end
        self.room = room
        self.metrics = metrics
    }

    /// Returns the insertion point that a handle is attached to.
    package func caret(of handle: SelectionHandle) -> Rectangle { handle == .start ? start : end }

    /// Returns the centre of a handle's knob.
    package func knob(of handle: SelectionHandle) -> Point {
        let frame = frame(of: handle)
        return Point(
            x: frame.midX, y: handle == .start ? frame.minY + metrics.knob / 2 : frame.maxY - metrics.knob / 2)
    }

    /// Returns the frame of a whole handle: its knob and its stem.
    package func frame(of handle: SelectionHandle) -> Rectangle {
        let (caret, overhang) = (caret(of: handle), overhang(of: handle))
        let height = max(caret.height + overhang, metrics.knob)
        return Rectangle(
            x: caret.midX - metrics.knob / 2,
            y: handle == .start ? caret.minY - overhang : caret.maxY + overhang - height, width: metrics.knob,
            height: height)
    }

    /// Returns the distance by which a handle's knob extends beyond the line: all of the knob, unless there is no room for it.
    private func overhang(of handle: SelectionHandle) -> Double {
        guard let room else { return metrics.knob }
        let caret = caret(of: handle)
        let space = handle == .start ? caret.minY - room.lowerBound : room.upperBound - caret.maxY
        return min(max(space, 0), metrics.knob)
    }

    /// Returns the handle that a press grabs; the nearer one if both are in reach. A finger has a larger reach, because it
    /// hides its target.
    package func handle(at point: Point, isTouch: Bool) -> SelectionHandle? {
        let distances = SelectionHandle.allCases.map { handle in
            (handle: handle, distance: distance(from: point, to: handle, isTouch: isTouch))
        }
        return distances.filter { $0.distance <= 1 }.min { $0.distance < $1.distance }?.handle
    }

    /// Returns the distance to a handle relative to the reach.
    private func distance(from point: Point, to handle: SelectionHandle, isTouch: Bool) -> Double {
        let knob = knob(of: handle)
        let caret = caret(of: handle)
        func distance(toLineFrom top: Double, to bottom: Double) -> Double {
            let (x, y) = (point.x - knob.x, point.y - min(max(point.y, top), bottom))
            return (x * x + y * y).squareRoot()
        }
        guard isTouch else { return distance(toLineFrom: knob.y, to: knob.y) / metrics.pointerReach }
        return min(
            distance(toLineFrom: knob.y, to: knob.y) / metrics.touchReach,
            distance(toLineFrom: caret.minY, to: caret.maxY) / metrics.pointerReach)
    }
}
