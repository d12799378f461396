/// The speed of a finger when it is lifted.
///
/// It is computed from the times of the last moves only: a finger that rests before it is lifted has no speed, however far it
/// has moved. (GTK's swipe gesture counts the whole movement then.)
package struct SwipeVelocity: Equatable, Sendable {
    /// The time before lifting that counts, in milliseconds: long enough for a few events of a slow screen.
    private static let window = 100
    /// The minimum speed of a swipe, in points per second; below it the finger counts as resting (Android's least fling).
    private static let least = 50.0

    private struct Move: Equatable {
        let time: Int
        let point: Point
    }

    private var moves: [Move]

    /// Begins with a press at a time in milliseconds since any fixed moment, and a point.
    package init(at milliseconds: Int, _ start: Point) {
        moves = [Move(time: milliseconds, point: start)]
    }

    /// Handles a move to a point in the same coordinates.
    package mutating func move(at milliseconds: Int, to point: Point) {
        moves.removeAll { $0.time < milliseconds - Self.window }
        moves.append(Move(time: milliseconds, point: point))
    }

    /// Returns the velocity of a finger that is lifted at a time, in points per second to the right and downwards; zero if it
    /// rests.
    package func velocity(at milliseconds: Int) -> Point {
        let moves = moves.filter { $0.time >= milliseconds - Self.window }
        guard let first = moves.first, let last = moves.last, milliseconds > first.time else { return .zero }
        let seconds = Double(milliseconds - first.time) / 1000
        let velocity = Point(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
        return velocity.isWithin(Self.least, of: .zero) ? .zero : velocity
    }
}

extension Point {
    fileprivate static let zero = Point(x: 0, y: 0)
}
