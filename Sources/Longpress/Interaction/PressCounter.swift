public import Gtk

/// Counts how many presses of a gesture come in a row, by when the hand made them (E19).
///
/// GTK counts from when the program got to see a press. In a busy program two slow clicks are a double click by that, and
/// a double click may be two single ones.
///
///     let click = ClickGesture(button: .primary, phase: .bubble)
///     var presses = PressCounter()
///     click.onPressed { [weak click] x, y in presses.press(click?.currentEvent, at: Point(x: x, y: y)) }
///     click.onReleased { _, _ in if presses.count == 2 { print("a double click") } }
public struct PressCounter {
    private var counter = TapCounter()

    /// How many presses in a row the last one made; 0 before the first.
    public private(set) var count = 0

    /// Makes a counter that has seen no press.
    public init() {}

    /// Takes a press.
    ///
    /// - Parameters:
    ///   - event: The press: the gesture's current event.
    ///   - point: Where it was made, in points, always in the same widget's coordinates.
    public mutating func press(_ event: Event?, at point: Point) {
        press(at: event?.time ?? 0, point, isTouch: event?.isTouch == true)
    }

    /// Takes a press at a time in milliseconds.
    mutating func press(at milliseconds: Int, _ point: Point, isTouch: Bool) {
        count = counter.press(at: milliseconds, point, within: isTouch ? Self.limits.forFingers : Self.limits)
    }

    /// How close the presses of a mouse have to be to belong together, as the desktop has it.
    static var limits: TapCounter.Limits {
        TapCounter.Limits(milliseconds: Settings.doubleClickTime, distance: Double(Settings.doubleClickDistance))
    }
}
