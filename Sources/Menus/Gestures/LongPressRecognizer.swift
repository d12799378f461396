/// Recognizes whether a press is a hold: whether it stays in place for long enough.
///
/// It uses the times of the input events rather than the times at which the program handles them, so that on a busy machine a
/// hold is still recognized, and a click or a drag isn't mistaken for one. A timer alone would be late for the former and
/// early for the latter.
package struct LongPressRecognizer: Equatable, Sendable {
    /// The kind of press, as far as it is known.
    package enum State: Hashable, Sendable {
        /// It may still become a hold.
        case possible
        /// It is a hold.
        case recognized
        /// It isn't a hold: it moved or ended too soon.
        case failed
    }

    /// The position of the press.
    package let start: Point
    /// The kind of press so far.
    package private(set) var state = State.possible
    private let time: Int
    private let duration: Int
    private let distance: Double

    /// Begins with a press at a time in milliseconds since any fixed moment, and at a point in any coordinates. Later calls
    /// must use the same clock and coordinates. The press is a hold after a duration in milliseconds (GTK's
    /// `gtk-long-press-time`, 500 by default) within a distance in each direction, in points (`gtk-dnd-drag-threshold`, 8).
    package init(at milliseconds: Int, _ start: Point, lasting duration: Int, within distance: Double) {
        (time, self.start, self.duration, self.distance) = (milliseconds, start, duration, distance)
    }

    /// Handles a move to a position, in points. The press is a hold if it had stayed for long enough by then.
    package mutating func move(at milliseconds: Int, to point: Point) {
        guard state == .possible else { return }
        if lasts(to: milliseconds) {
            state = .recognized
        } else if !point.isWithin(distance, of: start) {
            state = .failed
        }
    }

    /// Handles the end of the press.
    package mutating func end(at milliseconds: Int) {
        guard state == .possible else { return }
        state = lasts(to: milliseconds) ? .recognized : .failed
    }

    /// Handles the end of the duration when no other event has been reported until then.
    package mutating func timeIsUp() {
        if state == .possible { state = .recognized }
    }

    private func lasts(to milliseconds: Int) -> Bool { milliseconds - time >= duration }
}
