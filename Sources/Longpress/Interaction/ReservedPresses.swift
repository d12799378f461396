import Gtk

extension Widget {
    /// Reserves presses with the primary button or a finger in parts of this widget for gestures there: they are neither holds
    /// nor taps, and don't scroll.
    ///
    /// - Parameter isReserved: Returns whether a press at a point, in this widget's coordinates, is in such a part. It must not
    ///   hold the widget strongly.
    package func reservePresses(where isReserved: @escaping (_ point: Point, _ isTouch: Bool) -> Bool) {
        attach(ReservedPresses(isReserved), as: ReservedPresses.name)
    }
}

/// The parts of a widget where presses are reserved for gestures.
final class ReservedPresses {
    static let name: StaticString = "longpress-kept-presses"

    private let isReserved: (Point, Bool) -> Bool

    init(_ isReserved: @escaping (Point, Bool) -> Bool) { self.isReserved = isReserved }

    /// Returns the nearest widget that reserves a press in a window for its gestures; nil if there is none.
    static func widget(of press: PressEvent, in window: Native) -> Widget? {
        guard press.isPrimary, let pressed = window.pick(press.point) else { return nil }
        return pressed.selfAndAncestors.first { widget in
            guard let reserved: ReservedPresses = widget.attached(name),
                let point = window.convert(press.point, to: widget)
            else { return false }
            return reserved.isReserved(point, press.isTouch)
        }
    }
}
