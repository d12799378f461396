package import Geometry

/// A step of a press: a button or finger goes down on a window, moves while it is down, or goes up.
package struct PressEvent {
    /// The step of a press.
    package enum Phase: Hashable, Sendable {
        /// The button or finger goes down.
        case began
        /// It moves while it is down.
        case moved
        /// The user releases it.
        case lifted
        /// The press is cancelled by the system, or its end was lost.
        case cancelled
    }

    /// The button or finger.
    package enum Pointer: Hashable, Sendable {
        /// A button of the mouse or pen, by its number: 1 is the primary, 2 the middle, 3 the secondary button.
        case button(UInt32)
        /// A finger on a touch screen, by a number that it keeps while it is down.
        case finger(Int)
    }

    /// A position that the press passed.
    package struct Move: Equatable, Sendable {
        /// The time at this position, in milliseconds from an arbitrary moment.
        package let time: Int
        /// The position, in the window's coordinates.
        package let point: Point
    }

    package let phase: Phase
    package let pointer: Pointer
    /// The event's time, in milliseconds from an arbitrary moment: that of the input, not that at which the program receives it.
    package let time: Int
    /// The position, in the window's coordinates.
    package let point: Point
    /// The positions that a move passed. In a busy program, several moves arrive as one.
    package let history: [Move]

    package var isTouch: Bool {
        if case .finger = pointer { true } else { false }
    }

    /// Whether the press is by the primary button or a finger.
    package var isPrimary: Bool { isTouch || pointer == .button(PointerButton.primary.rawValue) }

    package var isSecondary: Bool { pointer == .button(PointerButton.secondary.rawValue) }
}
