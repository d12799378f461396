import Gtk

/// The press that has chosen or opened something in a menu. Another one that follows it at once in the same place does nothing,
/// wherever it comes: it is the second of a button that clicks twice by itself, or of a hand that is used to double-clicking, and
/// what is below the menu, or has come in its place, isn't what it was for.
enum SpentPress {
    private static var presses = TapCounter()
    /// The time of the press that has chosen, in milliseconds.
    private static var spent: Int?
    /// The time of the last press on a menu, in milliseconds.
    private static var last: Int?

    /// Takes note of a press on a menu, at a point in its top-level window's coordinates.
    static func began(at milliseconds: Int, _ point: Point, isTouch: Bool) {
        if presses.press(at: milliseconds, point, isTouch: isTouch) == 1 { spent = nil }
        last = milliseconds
    }

    /// Takes note that a menu opens that the last press on one hasn't opened: whatever is pressed in it is meant.
    static func forget() { (spent, last) = (nil, nil) }

    /// Takes note that the last press on a menu has done what it was for.
    static func spend() { spent = last }

    /// Whether the last press on a menu, which is to do something, only repeats one that has done so; it is spent then, too.
    static func repeats() -> Bool {
        guard spent != nil, spent != last else { return false }
        spend()
        return true
    }

    /// Whether a press on a window or a popover only repeats one on a menu.
    static func isRepeated(by press: PressEvent, in window: Native) -> Bool {
        guard spent != nil, press.isPrimary, let top = window.window, let origin = window.origin(in: top) else {
            return false
        }
        let point = Point(x: origin.x + press.point.x, y: origin.y + press.point.y)
        began(at: press.time, point, isTouch: press.isTouch)
        return repeats()
    }
}
