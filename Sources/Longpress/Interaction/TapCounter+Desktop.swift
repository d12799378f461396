public import Gtk

extension TapCounter {
    /// Counts a press of a gesture by the time of the input event.
    ///
    /// GTK counts by the time when the program processes a press. In a busy program it may take two slow clicks for a double
    /// click, or a double click for two single ones.
    ///
    ///     let click = ClickGesture(button: .primary, phase: .bubble)
    ///     var presses = TapCounter()
    ///     click.onPressed { [weak click] point in presses.press(click?.currentEvent, at: point) }
    ///     click.onReleased { _ in if presses.count == 2 { print("a double click") } }
    ///
    /// - Parameters:
    ///   - event: The press: the gesture's current event.
    ///   - point: The position of the press, in points, always in the same widget's coordinates.
    public mutating func press(_ event: Event?, at point: Point) {
        press(at: event?.time ?? 0, point, isTouch: event?.isTouch == true)
    }

    /// Counts a press at a time in milliseconds. Returns how many successive presses it makes.
    @discardableResult
    mutating func press(at milliseconds: Int, _ point: Point, isTouch: Bool) -> Int {
        press(at: milliseconds, point, within: isTouch ? Limits.ofDesktop.forFingers : Limits.ofDesktop)
    }
}

extension TapCounter.Limits {
    /// The desktop's limits of time and distance between successive mouse presses.
    static var ofDesktop: TapCounter.Limits {
        TapCounter.Limits(milliseconds: Settings.doubleClickTime, distance: Double(Settings.doubleClickDistance))
    }
}
