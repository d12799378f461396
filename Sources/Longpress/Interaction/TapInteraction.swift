import Gtk

/// Handles double and triple taps and clicks in a window (E19): they select, and open the edit menu on release. A press that is
/// dragged before its release extends the selection, by words or paragraphs.
final class TapInteraction {
    private let window: WeakObject<Native>
    private let selecting: DragSelection
    private var presses = TapCounter()
    /// The position of the last press in the window's coordinates, until it moves away from there.
    private var start: Point?
    private var tapped: TapState?

    /// Text that was tapped two or three times.
    private final class TapState {
        let widget: WeakObject<Widget>
        let responder: any EditMenuTarget
        let point: Point
        let count: Int
        /// The position in the window's coordinates.
        let windowPoint: Point
        /// Whether the widget itself handles the mouse: it selects, and extends the selection while dragged.
        let isDraggedOn: Bool
        /// The previous selection; nil if the responder isn't a selection target.
        let before: Range<Int>?

        init(
            widget: WeakObject<Widget>, responder: any EditMenuTarget, point: Point, count: Int, windowPoint: Point,
            isDraggedOn: Bool
        ) {
            (self.widget, self.responder, self.point) = (widget, responder, point)
            before = (responder as? any SelectionTarget)?.selectedRange
            (self.count, self.windowPoint, self.isDraggedOn) = (count, windowPoint, isDraggedOn)
        }

        /// Returns whether a release at a position of the window ends a click, as opposed to a drag.
        func isClick(to point: Point) -> Bool { point.isWithin(TapCounter.Limits.ofDesktop.distance, of: windowPoint) }

        /// Selects what this number of taps selects.
        func select() {
            if count == 2 { responder.selectForDoubleTap(at: point) } else { responder.selectForTripleTap(at: point) }
        }
    }

    init(in window: Native) {
        self.window = WeakObject(window)
        selecting = DragSelection(in: window)
    }

    /// Whether a press is extending its selection.
    var isSelecting: Bool { selecting.isDragging }

    /// Counts a press. Returns how many successive presses it makes.
    func count(_ press: PressEvent) -> Int {
        start = press.point
        return presses.press(at: press.time, press.point, isTouch: press.isTouch)
    }

    /// Handles a press; `count` is its number in a series. Returns true if nothing else may receive it.
    func pressBegan(_ press: PressEvent, count: Int) -> Bool {
        tapped = nil
        guard count <= 3, let window = window.value, let target = PressTarget(at: press.point, in: window),
            case .edit = target.widget.menu, let responder = target.widget.nearestResponder as? any EditMenuTarget
        else { return false }
        // For content of another process, only the widget knows the position of a drag.
        let isAsked = responder is any AskingSelectionTarget || !(responder is any SelectionTarget)
        let isDraggedOn = responder.selectsOnDoubleClick && !press.isTouch && isAsked
        if count == 1 {
            // On a busy machine GTK's own count may differ.
            if responder.selectsOnDoubleClick { target.widget.forgetClicks(at: target.point) }
            return false
        }
        let tapped = TapState(
            widget: WeakObject(target.widget), responder: responder, point: target.point, count: count,
            windowPoint: press.point, isDraggedOn: isDraggedOn)
        self.tapped = tapped
        if isDraggedOn {
            // The widget itself extends the selection, by words or lines, if the mouse is dragged. What it selects on the press
            // is replaced by what the program defines. In a busy program the mouse may have been dragged and released by now; its
            // selection stays then.
            MainLoop.whenIdle { [weak self] in if self?.tapped === tapped { tapped.select() } }
            return false
        }
        // Not left to GTK's text view, which drops the word of a double tap again when the finger lifts.
        if responder.canBecomeFirstResponder, responder.becomeFirstResponder() { tapped.select() }
        return true
    }

    /// Resets the count: earlier presses don't count towards a double tap.
    func startOver() {
        presses = TapCounter()
        (start, tapped) = (nil, nil)
    }

    /// Handles motion. A press that moves away is a drag and doesn't count towards a double tap: quick swipes may begin at one
    /// place.
    func pressMoved(_ press: PressEvent) {
        if selecting.isDragging { return selecting.move(to: press.point) }
        guard let start, !press.point.isWithin(Settings.dragThreshold, of: start) else { return }
        (self.start, presses) = (nil, TapCounter())
        selectOn(to: press)
    }

    /// Begins extending what the press has selected.
    private func selectOn(to press: PressEvent) {
        guard let tapped, let widget = tapped.widget.value, let before = tapped.before,
            let text = tapped.responder as? any SelectionTarget, !(text is any AskingSelectionTarget), !text.keepsSecret
        else { return }
        selecting.begin(
            in: text, of: widget, anchor: text.selectedRange, by: tapped.count == 2 ? .word : .paragraph,
            before: before,
            to: press.point)
    }

    /// Forgets the press, because it has become something else or nothing.
    func forget() { tapped = nil }

    /// Cancels the selection of the press and restores the previous one.
    func cancel() {
        selecting.cancel()
        forget()
    }

    /// Opens the menu when the last of several presses is released.
    func pressLifted(_ press: PressEvent) {
        selecting.end()
        guard let tapped else { return }
        self.tapped = nil
        let isClick = tapped.isClick(to: press.point)
        // After the widget itself has handled the release, which may still change the selection.
        MainLoop.whenIdle {
            guard let widget = tapped.widget.value else { return }
            // GTK's text view changes it on release, if it took the press for a first one on selected text.
            if tapped.isDraggedOn, isClick { tapped.select() }
            MenuPresenter.shared.open(on: widget, by: .doubleTap, at: nil)
        }
    }
}
