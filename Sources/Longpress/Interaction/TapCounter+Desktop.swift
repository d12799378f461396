public import Gtk

extension TapCounter {
    /// Takes a press of a gesture, by when the hand made it.
    ///
    /// GTK counts from when the program got to see a press. In a busy program two slow clicks are a double click by that,
    /// and a double click may be two single ones.
    ///
    ///     let click = ClickGesture(button: .primary, phase: .bubble)
    ///     var presses = TapCounter()
    ///     click.onPressed { [weak click] point in presses.press(click?.currentEvent, at: point) }
    ///     click.onReleased { _ in if presses.count == 2 { print("a double click") } }
    ///
    /// - Parameters:
    ///   - event: The press: the gesture's current event.
    ///   - point: Where it was made, in points, always in the same widget's coordinates.
    public mutating func press(_ event: Event?, at point: Point) {
        press(at: event?.time ?? 0, point, isTouch: event?.isTouch == true)
    }

    /// Takes a press at a time in milliseconds, and says how many in a row it makes.
    @discardableResult
    mutating func press(at milliseconds: Int, _ point: Point, isTouch: Bool) -> Int {
        press(at: milliseconds, point, within: isTouch ? Limits.ofDesktop.forFingers : Limits.ofDesktop)
    }
}

extension TapCounter.Limits {
    /// The desktop's limits of time and distance for the presses of a mouse that belong together.
    static var ofDesktop: TapCounter.Limits {
        TapCounter.Limits(milliseconds: Settings.doubleClickTime, distance: Double(Settings.doubleClickDistance))
    }
}
