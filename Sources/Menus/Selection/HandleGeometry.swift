/// The positions of a selection's two handles, and the areas in which a press takes hold of them, in the coordinates of
/// the insertion points that they hang on.
///
/// A handle is a stem as long as the line is high, with a knob above the selection's start and below its end, so that
/// both can be taken hold of even where only one letter is selected.
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
    private let metrics: Metrics

    /// Makes the handles of a selection between two insertion points.
    package init(start: Rectangle, end: Rectangle, metrics: Metrics = .standard) {
        self.start = start
        self.end = end
        self.metrics = metrics
    }

    /// The insertion point that a handle hangs on.
    package func caret(of handle: SelectionHandle) -> Rectangle { handle == .start ? start : end }

    /// The centre of a handle's knob.
    package func knob(of handle: SelectionHandle) -> Point {
        let caret = caret(of: handle)
        let gap = metrics.knob / 2
        return Point(x: caret.midX, y: handle == .start ? caret.minY - gap : caret.maxY + gap)
    }

    /// The whole of a handle: its knob and its stem.
    package func frame(of handle: SelectionHandle) -> Rectangle {
        let caret = caret(of: handle)
        let top = handle == .start ? caret.minY - metrics.knob : caret.minY
        return Rectangle(
            x: caret.midX - metrics.knob / 2, y: top, width: metrics.knob, height: caret.height + metrics.knob)
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
