import Gtk

/// The press that has chosen or opened something in a menu. Another press that follows at once in the same place does nothing: it comes
/// from a button that clicks twice by itself, or from a person who is used to double-clicking, and isn't meant for what is under the
/// menu, or has replaced it.
enum SpentPress {
    private static var presses = TapCounter()
    /// The time of the press that has chosen or opened something, in milliseconds.
    private static var spent: Int?
    /// The time of the last press on a menu, in milliseconds.
    private static var last: Int?

    /// Records a press on a menu, at a point in the coordinates of its top-level window.
    static func began(at milliseconds: Int, _ point: Point, isTouch: Bool) {
        if presses.press(at: milliseconds, point, isTouch: isTouch) == 1 { spent = nil }
        last = milliseconds
    }

    /// Forgets the last press, because a menu opens that it hasn't opened: every press in that one is intended.
    static func forget() { (spent, last) = (nil, nil) }

    /// Records that the last press on a menu has had its effect.
    static func spend() { spent = last }

    /// Whether the last press on a menu, which is about to have an effect, only repeats one that has had its own; it is spent then, too.
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
