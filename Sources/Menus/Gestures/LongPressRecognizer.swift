/// Tells whether a press is a hold: whether it stays where it is for long enough.
///
/// It goes by the time at which the hand did something, not at which a program gets round to it, so that a hold is one
/// however busy the machine is, and a click or a drag isn't. A timer alone would be late for the one and early for the
/// other.
package struct LongPressRecognizer: Equatable, Sendable {
    /// The kind of press, as far as is known.
    package enum State: Hashable, Sendable {
        /// It may still become a hold.
        case possible
        /// It is a hold.
        case recognized
        /// It is none: it was moved or let go too soon.
        case failed
    }

    /// The position of the press.
    package let start: Point
    /// The kind of press by now.
    package private(set) var state = State.possible
    private let time: Int
    private let duration: Int
    private let distance: Double

    /// Begins with a press at a time counted from any moment, and at a point in any coordinates, the same from then on.
    /// It is a hold after a duration in milliseconds (GTK's `gtk-long-press-time`, 500 by default) within a distance in
    /// either direction, in points (`gtk-dnd-drag-threshold`, 8).
    package init(at milliseconds: Int, _ start: Point, lasting duration: Int, within distance: Double) {
        (time, self.start, self.duration, self.distance) = (milliseconds, start, duration, distance)
    }

    /// Takes a move to a position, in points. It is a hold if it had stayed for long enough by then.
    package mutating func move(at milliseconds: Int, to point: Point) {
        guard state == .possible else { return }
        if lasts(to: milliseconds) {
            state = .recognized
        } else if !point.isWithin(distance, of: start) {
            state = .failed
        }
    }

    /// Takes the end of the press.
    package mutating func end(at milliseconds: Int) {
        guard state == .possible else { return }
        state = lasts(to: milliseconds) ? .recognized : .failed
    }

    /// The time is over, and there is no word of anything that happened in it.
    package mutating func timeIsUp() {
        if state == .possible { state = .recognized }
    }

    private func lasts(to milliseconds: Int) -> Bool { milliseconds - time >= duration }
}
