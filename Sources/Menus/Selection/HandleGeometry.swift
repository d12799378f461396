/// The positions of a selection's two handles, and the areas in which a press takes hold of them, in the coordinates of
/// the insertion points that they hang on.
///
/// A handle is a stem as long as the line is high, with a knob above the selection's start and below its end, so that
/// both can be taken hold of even where only one letter is selected. Where there is no room for a knob, it covers a part of
/// the stem.
package struct HandleGeometry: Equatable, Sendable {
    /// The sizes of a handle, in points.
    package struct Metrics: Equatable, Sendable {
        /// The knob's diameter.
        package var knob = 12.0
        /// The stem's width.
        package var stem = 2.0
        /// The distance from the knob's centre at which a finger takes hold: half of the 44 points that Apple's Human
        /// Interface Guidelines ask of every control for fingers.
        package var touchReach = 22.0
        /// The distance from the knob's centre at which a pointer takes hold, and from the stem at which a finger does:
        /// half of 24 points (WCAG 2.2, target size). To a pointer the stem is text: it can be put beside a letter
        /// exactly.
        package var pointerReach = 12.0

        /// The sizes that are used.
        package static let standard = Metrics()
    }

    /// The insertion point at the selection's start: a line as high as the text, usually without width.
    package let start: Rectangle
    /// The insertion point at its end.
    package let end: Rectangle
    private let room: ClosedRange<Double>?
    private let metrics: Metrics

    /// Makes the handles of a selection between two insertion points.
    ///
    /// - Parameter room: The top and the bottom of all that there is to draw on, beyond which a knob would be cut off; nil if there is
    ///   room for knobs everywhere.
    package init(
        start: Rectangle, end: Rectangle, room: ClosedRange<Double>? = nil, metrics: Metrics = .standard
    ) {
        self.start = start
        self.end = end
        self.room = room
        self.metrics = metrics
    }

    /// The insertion point that a handle hangs on.
    package func caret(of handle: SelectionHandle) -> Rectangle { handle == .start ? start : end }

    /// The centre of a handle's knob.
    package func knob(of handle: SelectionHandle) -> Point {
        let frame = frame(of: handle)
        return Point(
            x: frame.midX, y: handle == .start ? frame.minY + metrics.knob / 2 : frame.maxY - metrics.knob / 2)
    }

    /// The whole of a handle: its knob and its stem.
    package func frame(of handle: SelectionHandle) -> Rectangle {
        let (caret, overhang) = (caret(of: handle), overhang(of: handle))
        let height = max(caret.height + overhang, metrics.knob)
        return Rectangle(
            x: caret.midX - metrics.knob / 2,
            y: handle == .start ? caret.minY - overhang : caret.maxY + overhang - height, width: metrics.knob,
            height: height)
    }

    /// How far a handle's knob stands out of the line: wholly, unless there is no room for that.
    private func overhang(of handle: SelectionHandle) -> Double {
        guard let room else { return metrics.knob }
        let caret = caret(of: handle)
        let space = handle == .start ? caret.minY - room.lowerBound : room.upperBound - caret.maxY
        return min(max(space, 0), metrics.knob)
    }

    /// The handle that a press takes hold of; of two in reach the nearer one. A finger covers what it aims at.
    package func handle(at point: Point, isTouch: Bool) -> SelectionHandle? {
        let distances = SelectionHandle.allCases.map { handle in
            (handle: handle, distance: distance(from: point, to: handle, isTouch: isTouch))
        }
        return distances.filter { $0.distance <= 1 }.min { $0.distance < $1.distance }?.handle
    }

    /// The distance to a handle as a share of what is in reach.
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
