import Gtk

/// Opens the menu of a text mark on a tap or click. The press also moves the insertion point, as elsewhere. The menu opens once
/// no second press can make it a double tap, and if the user has done nothing else since.
final class MarkInteraction {
    private let window: WeakObject<Native>
    private var tapped: TapState?
    private var waiting: Timer?

    private struct TapState {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        /// The position in the widget's coordinates.
        let point: Point
        /// The position in the window's coordinates.
        let windowPoint: Point
        /// The mark's range in the text.
        let range: Range<Int>
    }

    init(in window: Native) { self.window = WeakObject(window) }

    /// Handles the first press of a series. A press on the mark whose menu it has just closed doesn't open that again.
    func pressBegan(_ press: PressEvent, closed: TextMark?) {
        forget()
        guard let window = window.value, let target = PressTarget(at: press.point, in: window),
            let text = target.selection, text.selectedRange.isEmpty || !press.isTouch,
            let mark = text.marks?.mark(at: target.point), mark.range != closed?.range
        else { return }
        tapped = TapState(
            widget: WeakObject(target.widget), text: text, point: target.point, windowPoint: press.point,
            range: mark.range)
    }

    /// Forgets the press if it has moved too far: it is a drag then.
    func pressMoved(_ press: PressEvent) {
        if let tapped, !press.point.isWithin(Settings.dragThreshold, of: tapped.windowPoint) { forget() }
    }

    /// Waits after the release for a possible second press.
    func pressLifted() {
        guard let tapped else { return }
        self.tapped = nil
        // After the text itself has handled the release and moved the insertion point.
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

    /// Forgets the press, because it has become something else or the user has done something else.
    func forget() {
        waiting?.cancel()
        (waiting, tapped) = (nil, nil)
    }

    private static func open(_ tapped: TapState, at range: Range<Int>) {
        // The text may have changed or moved in the meantime, and something else may be open.
        guard let widget = tapped.widget.value, widget.isMapped, MenuPresenter.shared.openKind == nil,
            tapped.text.selectedRange == range, let mark = tapped.text.marks?.mark(at: tapped.point),
            mark.range == tapped.range
        else { return }
        MenuPresenter.shared.open(on: widget, by: .tap, at: tapped.point, about: mark)
    }
}
