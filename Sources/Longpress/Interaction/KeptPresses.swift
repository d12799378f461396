import Gtk

extension Widget {
    /// Has presses with the primary button or a finger on some places in this widget do nothing but what gestures there do: they
    /// are neither holds nor taps, and a finger doesn't scroll by them.
    ///
    /// - Parameter isKept: Says whether a press at a point, in this widget's coordinates, is on such a place. It must not hold the
    ///   widget strongly.
    package func keepPresses(where isKept: @escaping (_ point: Point, _ isTouch: Bool) -> Bool) {
        attach(KeptPresses(isKept), as: KeptPresses.name)
    }
}

/// The places of a widget where presses are for gestures alone.
final class KeptPresses {
    static let name: StaticString = "longpress-kept-presses"

    private let isKept: (Point, Bool) -> Bool

    init(_ isKept: @escaping (Point, Bool) -> Bool) { self.isKept = isKept }

    /// The widget that has a press in a window for such a place of its own; nil if none does.
    static func widget(of press: PressEvent, in window: Native) -> Widget? {
        guard press.isPrimary, let pressed = window.pick(press.point) else { return nil }
        return pressed.selfAndAncestors.first { widget in
            guard let kept: KeptPresses = widget.attached(name), let point = window.convert(press.point, to: widget)
            else { return false }
            return kept.isKept(point, press.isTouch)
        }
    }
}
