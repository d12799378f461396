/// The movement of a dragged handle, which determines whether it selects by words or by letters.
///
/// When the user extends a selection quickly, it grows by whole words; when the drag slows down or goes back, it moves by
/// letters. (Android's handles go by words outwards and by letters back.)
package struct HandlePace: Equatable, Sendable {
    private let handle: SelectionHandle
    private var velocity: SwipeVelocity
    private var last: Int?

    /// The minimum speed, in points per second, at which a handle goes by words: about three words of a line of text per second.
    private static let quick = 150.0

    /// Begins with a press at a time in milliseconds since any fixed moment, and a point.
    package init(_ handle: SelectionHandle, at milliseconds: Int, _ start: Point) {
        self.handle = handle
        velocity = SwipeVelocity(at: milliseconds, start)
    }

    /// Handles a move to a point in the same coordinates, and returns whether the drag is quick.
    package mutating func isQuick(at milliseconds: Int, _ point: Point) -> Bool {
        velocity.move(at: milliseconds, to: point)
        return !velocity.velocity(at: milliseconds).isWithin(Self.quick, of: Point(x: 0, y: 0))
    }

    /// Returns whether the drag's current offset into the text isn't a step back.
    package mutating func isOutward(_ offset: Int) -> Bool {
        let last = last ?? offset
        self.last = offset
        return handle == .end ? offset >= last : offset <= last
    }
}
