import Gtk

/// Double and triple taps and clicks in a window (E19): they select, and the edit menu shows at once. A press that is dragged
/// before it is lifted goes on selecting, by words or paragraphs.
final class TapInteraction {
    private let window: WeakObject<Native>
    private let selecting: DragSelection
    private var presses = TapCounter()
    /// The position of the last press in the window's coordinates, until it is moved away from there.
    private var start: Point?
    private var tapped: Tapped?

    /// Text that was tapped more than once.
    private final class Tapped {
        let widget: WeakObject<Widget>
        let responder: any EditMenuTarget
        let point: Point
        let count: Int
        /// Its position, in the window's coordinates.
        let windowPoint: Point
        /// Whether the mouse selects by itself, and goes on selecting if it is dragged.
        let isDraggedOn: Bool
        /// What was selected before, in text of which letters are known.
        let before: Range<Int>?

        init(
            widget: WeakObject<Widget>, responder: any EditMenuTarget, point: Point, count: Int, windowPoint: Point,
            isDraggedOn: Bool
        ) {
            (self.widget, self.responder, self.point) = (widget, responder, point)
            before = (responder as? any SelectionTarget)?.selectedRange
            (self.count, self.windowPoint, self.isDraggedOn) = (count, windowPoint, isDraggedOn)
        }

        /// Whether letting go at a position of the window ends a click, and not a drag.
        func isClick(to point: Point) -> Bool { point.isWithin(TapCounter.Limits.ofDesktop.distance, of: windowPoint) }

        /// Selects what this many taps select.
        func select() {
            if count == 2 { responder.selectForDoubleTap(at: point) } else { responder.selectForTripleTap(at: point) }
        }
    }

    init(in window: Native) {
        self.window = WeakObject(window)
        selecting = DragSelection(in: window)
    }

    /// Whether a press that has selected goes on selecting.
    var isSelecting: Bool { selecting.isDragging }

    /// Counts a press, and says how many in a row it makes.
    func count(_ press: PressEvent) -> Int {
        start = press.point
        return presses.press(at: press.time, press.point, isTouch: press.isTouch)
    }

    /// Deals with a press that is the so-manieth in a row; true if it is for nobody else.
    func pressBegan(_ press: PressEvent, count: Int) -> Bool {
        tapped = nil
        guard count <= 3, let window = window.value, let target = PressTarget(at: press.point, in: window),
            case .edit = target.widget.menu, let responder = target.widget.nearestResponder as? any EditMenuTarget
        else { return false }
        // Of what another process shows, only that knows where a drag is.
        let isAsked = responder is any AskingSelectionTarget || !(responder is any SelectionTarget)
        let isDraggedOn = responder.selectsOnDoubleClick && !press.isTouch && isAsked
        if count == 1 {
            // On a busy machine GTK's own count may be another.
            if responder.selectsOnDoubleClick { target.widget.forgetClicks(at: target.point) }
            return false
        }
        let tapped = Tapped(
            widget: WeakObject(target.widget), responder: responder, point: target.point, count: count,
            windowPoint: press.point, isDraggedOn: isDraggedOn)
        self.tapped = tapped
        if isDraggedOn {
            // The mouse may be dragged on, by words or lines: that is left to the widget. What it selects by the
            // press itself gives way to what the program says. In a busy program it may have been dragged and let go
            // by then: that has selected.
            MainLoop.whenIdle { [weak self] in if self?.tapped === tapped { tapped.select() } }
            return false
        }
        // Not for GTK's text view: it drops the word of a double tap again as the finger lifts.
        if responder.canBecomeFirstResponder, responder.becomeFirstResponder() { tapped.select() }
        return true
    }

    /// Counts anew: what was pressed before is no part of what is pressed from now on.
    func startOver() {
        presses = TapCounter()
        (start, tapped) = (nil, nil)
    }

    /// Goes with a press: what is moved away is a drag, and isn't the first of several taps. Quick swipes begin at one place.
    func pressMoved(_ press: PressEvent) {
        if selecting.isDragging { return selecting.move(to: press.point) }
        guard let start, !press.point.isWithin(Settings.dragThreshold, of: start) else { return }
        (self.start, presses) = (nil, TapCounter())
        selectOn(to: press)
    }

    /// Has a press that has selected go on selecting.
    private func selectOn(to press: PressEvent) {
        guard let tapped, let widget = tapped.widget.value, let before = tapped.before,
            let text = tapped.responder as? any SelectionTarget, !(text is any AskingSelectionTarget), !text.keepsSecret
        else { return }
        selecting.begin(
            in: text, of: widget, anchor: text.selectedRange, by: tapped.count == 2 ? .word : .paragraph,
            before: before,
            to: press.point)
    }

    /// Forgets the press: it has become something else, or nothing.
    func forget() { tapped = nil }

    /// Calls off what the press selects: what was selected before is selected again.
    func cancel() {
        selecting.cancel()
        forget()
    }

    /// Opens the menu once the last of several presses is let go.
    func pressLifted(_ press: PressEvent) {
        selecting.end()
        guard let tapped else { return }
        self.tapped = nil
        let isClick = tapped.isClick(to: press.point)
        // After the release has reached the widget itself, which may still change the selection.
        MainLoop.whenIdle {
            guard let widget = tapped.widget.value else { return }
            // As GTK's text view does if it took the press for a first one, on what was selected already.
            if tapped.isDraggedOn, isClick { tapped.select() }
            MenuPresenter.shared.open(on: widget, by: .doubleTap, at: nil)
        }
    }
}
