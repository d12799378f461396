import Gtk

/// The press that has chosen or opened something in a menu. Another press that follows at once in the same place is ignored. It
/// comes from a faulty button that clicks twice, or from a user who is used to double-clicking, and isn't meant for what is under
/// the menu or has replaced it.
enum ConsumedPress {
    private static var presses = TapCounter()
    /// The time of the press that has chosen or opened something, in milliseconds.
    private static var consumed: Int?
    /// The time of the last press on a menu, in milliseconds.
    private static var last: Int?

    /// Records a press on a menu, at a point in the coordinates of its top-level window.
    static func began(at milliseconds: Int, _ point: Point, isTouch: Bool) {
        if presses.press(at: milliseconds, point, isTouch: isTouch) == 1 { consumed = nil }
        last = milliseconds
    }

    /// Forgets the last press, because a menu opens in another way: every press in that menu is intended.
    static func forget() { (consumed, last) = (nil, nil) }

    /// Records that the last press on a menu has had its effect.
    static func consume() { consumed = last }

    /// Returns whether the last press on a menu, which is about to have an effect, only repeats one that has had its effect. If
    /// so, it is consumed, too.
    static func repeats() -> Bool {
        guard consumed != nil, consumed != last else { return false }
        consume()
        return true
    }

    /// Returns whether a press on a window or popover only repeats one on a menu.
    static func isRepeated(by press: PressEvent, in window: Native) -> Bool {
        guard consumed != nil, press.isPrimary, let top = window.window, let origin = window.origin(in: top) else {
            return false
        }
        let point = Point(x: origin.x + press.point.x, y: origin.y + press.point.y)
        began(at: press.time, point, isTouch: press.isTouch)
        return repeats()
    }
}
