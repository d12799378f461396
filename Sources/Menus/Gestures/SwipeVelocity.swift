/// The speed of a finger as it is lifted.
///
/// It goes by the times at which the hand moved, and only by the last of them: a finger that has rested before it is lifted
/// throws nothing, however far it had come. (GTK's swipe gesture counts the whole way then.)
package struct SwipeVelocity: Equatable, Sendable {
    /// The time before lifting that counts, in milliseconds: long enough for a few events of a slow screen.
    private static let window = 100
    /// The least speed that throws, in points a second: slower, a finger is put somewhere (Android's least fling).
    private static let least = 50.0

    private struct Move: Equatable {
        let time: Int
        let point: Point
    }

    private var moves: [Move]

    /// Begins with a press at a time in milliseconds, counted from any moment, and a point.
    package init(at milliseconds: Int, _ start: Point) {
        moves = [Move(time: milliseconds, point: start)]
    }

    /// Takes a move to a point in the same coordinates.
    package mutating func move(at milliseconds: Int, to point: Point) {
        moves.removeAll { $0.time < milliseconds - Self.window }
        moves.append(Move(time: milliseconds, point: point))
    }

    /// The velocity of a finger that is lifted at a time, in points a second to the right and downwards; zero if it rests.
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
