import Gtk

/// Taps and clicks on what is marked in a text. They put the insertion point there, as everywhere, and open the mark's own
/// menu once it is clear that they aren't the first of two, and that nothing else has been done.
final class MarkInteraction {
    private let window: WeakObject<Native>
    private var tapped: Tapped?
    private var waiting: Timer?

    private struct Tapped {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        /// The position in the widget's coordinates.
        let point: Point
        /// Its position in the window's coordinates.
        let windowPoint: Point
        /// The position of the mark in the text.
        let range: Range<Int>
    }

    init(in window: Native) { self.window = WeakObject(window) }

    /// Begins with the first press in a row. A second tap on the mark whose menu it has closed brings nothing back.
    func pressBegan(_ press: PressEvent, closed: TextMark?) {
        forget()
        guard let window = window.value, let target = PressTarget(at: press.point, in: window),
            let text = target.selection, text.selectedRange.isEmpty || !press.isTouch,
            let mark = text.marks?.mark(at: target.point), mark.range != closed?.range
        else { return }
        tapped = Tapped(
            widget: WeakObject(target.widget), text: text, point: target.point, windowPoint: press.point,
            range: mark.range)
    }

    /// Goes with the press: what is moved away is a drag.
    func pressMoved(_ press: PressEvent) {
        if let tapped, !press.point.isWithin(Settings.dragThreshold, of: tapped.windowPoint) { forget() }
    }

    /// Waits, once the press is let go, whether another one follows.
    func pressLifted() {
        guard let tapped else { return }
        self.tapped = nil
        // After the release has reached the text itself, which puts the insertion point.
        waiting = MainLoop.whenIdle { [weak self] in
            let range = tapped.text.selectedRange
            guard let self, range.isEmpty,
                tapped.range.contains(range.lowerBound) || tapped.range.upperBound == range.lowerBound
            else { return }
            waiting = MainLoop.after(milliseconds: Settings.doubleClickTime) { [weak self] in
                self?.waiting = nil
                Self.open(tapped, at: range)
            }
        }
    }

    /// Forgets the press: it has become something else, or something else is done.
    func forget() {
        waiting?.cancel()
        (waiting, tapped) = (nil, nil)
    }

    private static func open(_ tapped: Tapped, at range: Range<Int>) {
        // The text may have changed or gone on meanwhile, and something else may be open.
        guard let widget = tapped.widget.value, widget.isMapped, MenuPresenter.shared.openKind == nil,
            tapped.text.selectedRange == range, let mark = tapped.text.marks?.mark(at: tapped.point),
            mark.range == tapped.range
        else { return }
        MenuPresenter.shared.open(on: widget, by: .tap, at: tapped.point, about: mark)
    }
}
