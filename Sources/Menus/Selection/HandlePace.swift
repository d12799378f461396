/// The way of a handle that is being dragged, which says whether it goes by words or by letters.
///
/// A hand that quickly extends a selection wants whole words; as it slows down, or goes back, each letter counts. (Android's
/// handles go by words outwards and by letters back.)
package struct HandlePace: Equatable, Sendable {
    private let handle: SelectionHandle
    private var velocity: SwipeVelocity
    private var last: Int?

    /// The least speed, in points a second, at which a handle goes by words: about three words of a line of text a second.
    private static let quick = 150.0

    /// Begins with a press at a time in milliseconds, counted from any moment, and a point.
    package init(_ handle: SelectionHandle, at milliseconds: Int, _ start: Point) {
        self.handle = handle
        velocity = SwipeVelocity(at: milliseconds, start)
    }

    /// Whether the hand is quick; takes a move to a point in the same coordinates.
    package mutating func isQuick(at milliseconds: Int, _ point: Point) -> Bool {
        velocity.move(at: milliseconds, to: point)
        return !velocity.velocity(at: milliseconds).isWithin(Self.quick, of: Point(x: 0, y: 0))
    }

    /// Whether an offset into the text, which the hand is at now, is no step back.
    package mutating func isOutward(_ offset: Int) -> Bool {
        let last = last ?? offset
        self.last = offset
        return handle == .end ? offset >= last : offset <= last
    }
}
