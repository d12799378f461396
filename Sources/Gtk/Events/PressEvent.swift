package import Geometry

/// Something that happens to a press: a button or a finger goes down on a window, moves while it is down, and is up again.
package struct PressEvent {
    /// The step of a press.
    package enum Phase: Hashable, Sendable {
        /// The button or finger goes down.
        case began
        /// It moves while it is down.
        case moved
        /// The person lets it go.
        case lifted
        /// The press is taken away: by the system, or because word of its end was lost.
        case cancelled
    }

    /// The button or finger.
    package enum Pointer: Hashable, Sendable {
        /// A button of the mouse or pen, by its number: 1 is the primary, 2 the middle, 3 the secondary one.
        case button(UInt32)
        /// A finger on a touch screen, by a number that it keeps for as long as it is down.
        case finger(Int)
    }

    /// A position where the press was on the way.
    package struct Move: Equatable, Sendable {
        /// The time when it was there, in milliseconds from any moment.
        package let time: Int
        /// The position, in the window's coordinates.
        package let point: Point
    }

    package let phase: Phase
    package let pointer: Pointer
    /// Its time, in milliseconds from any moment: when the hand did it, not when the program gets to know.
    package let time: Int
    /// The position, in the window's coordinates.
    package let point: Point
    /// The positions that a move passed on its way: in a busy program several moves come as one.
    package let way: [Move]

    package var isTouch: Bool {
        if case .finger = pointer { true } else { false }
    }

    /// Whether it is the primary button or a finger.
    package var isPrimary: Bool { isTouch || pointer == .button(PointerButton.primary.rawValue) }

    package var isSecondary: Bool { pointer == .button(PointerButton.secondary.rawValue) }
}
