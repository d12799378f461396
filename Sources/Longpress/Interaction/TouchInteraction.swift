import Gtk

/// Handles a finger on text. A tap moves the insertion point. A drag scrolls, or selects if the text can't scroll in the drag's
/// direction. A selection gets handles and its menu.
///
/// GTK's own text doesn't receive the finger: it would move the insertion point and select before it is known what the finger is
/// going to do.
final class TouchInteraction {
    private let window: WeakObject<Native>
    private let handles: SelectionHandles
    private let scrolling = FingerScrolling()
    private let selecting: DragSelection
    private let wheel = ScrollController(phase: .capture)
    private var touched: TouchState?
    private var press: Press?
    private var suspended: SuspendedGestures?

    /// The text that a finger is on, or was on last.
    private struct TouchState {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        /// The previous selection.
        let before: Range<Int>
    }

    /// A finger on text that isn't recognised as a gesture yet.
    private struct Press {
        let touched: TouchState
        /// The position of the press, in the window's coordinates.
        let start: Point
        var velocity: SwipeVelocity
        /// Whether it has closed the text's menu.
        let closedMenu: Bool
        /// Whether the press has stopped moving text, or isn't the only one. It is no tap then.
        var stopped: Bool
    }

    init(in window: Native, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
        selecting = DragSelection(in: window)
        wheel.onScroll { [weak self] in
            self?.scrolling.stop()
            return false
        }
        window.add(wheel)
    }

    var isScrolling: Bool { scrolling.isDragging }

    /// Whether a finger is selecting.
    var isSelecting: Bool { selecting.isDragging }

    /// Stops text that keeps moving after a swipe.
    func stopScrolling() { scrolling.stop() }

    // MARK: Presses

    /// Handles the beginning of a press, before it has any effect. `owner` is the widget whose edit menu is open. Returns true if
    /// the press only stops moving text.
    func pressBegan(_ press: PressEvent, menuOf owner: Widget?) -> Bool {
        guard let window = window.value else {
            forgetText()
            return false
        }
        let stopped = window.pick(press.point).map(scrolling.stop(under:)) ?? false
        // Before gestures are suspended again: each `SuspendedGestures` restores the state that it found.
        forgetText()
        guard press.isTouch, let target = PressTarget(at: press.point, in: window), let text = target.selection else {
            return stopped && press.isTouch
        }
        let touched = TouchState(widget: WeakObject(target.widget), text: text, before: text.selectedRange)
        self.touched = touched
        // Text that isn't GTK's handles fingers itself.
        guard !(text is any AskingSelectionTarget),
            let suspended = SuspendedGestures(ofText: target.widget, at: target.point)
        else { return stopped }
        self.suspended = suspended
        self.press = Press(
            touched: touched, start: press.point, velocity: SwipeVelocity(at: press.time, press.point),
            closedMenu: owner == target.widget, stopped: stopped)
        return stopped
    }

    /// Handles a second press while one is down. The first is no tap then, but may still scroll. Returns true if one of them is a
    /// finger on text: nothing else may receive the second one.
    func secondPressBegan(_ second: PressEvent) -> Bool {
        press?.stopped = true
        guard second.isTouch else { return false }
        if suspended != nil { return true }
        guard let window = window.value, let target = PressTarget(at: second.point, in: window),
            let text = target.selection
        else { return false }
        return !(text is any AskingSelectionTarget)
    }

    /// Handles motion. Returns whether the press scrolls or selects.
    func pressMoved(_ event: PressEvent) -> Bool {
        if scrolling.isDragging {
            scrolling.move(to: event.point, at: event.time)
            return true
        }
        if selecting.isDragging {
            selecting.move(to: event.point)
            return true
        }
        guard var press else { return false }
        press.velocity.move(at: event.time, to: event.point)
        self.press = press
        guard !event.point.isWithin(Settings.dragThreshold, of: press.start) else { return false }
        self.press = nil
        return begin(press, to: event)
    }

    /// Begins scrolling or selecting, depending on the direction of the press.
    private func begin(_ press: Press, to event: PressEvent) -> Bool {
        guard let widget = press.touched.widget.value else { return false }
        let (x, y) = (abs(event.point.x - press.start.x), abs(event.point.y - press.start.y))
        // Clearly horizontal, by the same rule as GTK's for content that scrolls in one direction only (gtkgesturepan.c).
        let isSideways = x > 2 * y
        let surroundings = ScrolledSurroundings(of: widget)
        if let surroundings, isSideways ? surroundings.scrollsHorizontally : true {
            scrolling.begin(on: surroundings, at: press.start, press.velocity)
            scrolling.move(to: event.point, at: event.time)
            return true
        }
        guard isSideways, !press.stopped else { return false }
        return selecting.begin(in: press.touched.text, of: widget, from: press.start, to: event.point)
    }

    func pressLifted(_ event: PressEvent) {
        scrolling.lift(at: event.time)
        selecting.end()
        guard let press else { return }
        self.press = nil
        if !press.stopped { tapped(press) }
    }

    /// Leaves a beginning press to a widget's own gestures.
    func leavePress(to widget: Widget) {
        forgetText()
        suspended = SuspendedGestures(around: widget)
    }

    /// Forgets the text under the finger and stops moving text.
    private func forgetText() {
        (touched, press, suspended) = (nil, nil, nil)
        scrolling.stop()
    }

    /// Forgets a press, because it has become something else.
    func forget() { press = nil }

    /// Cancels the press. It restores the previous selection, but not the scroll position.
    func cancel() {
        press = nil
        scrolling.cancel()
        selecting.cancel()
    }

    // MARK: Taps

    /// Moves the insertion point to a tap. On the selection, a tap opens the menu, unless it has just closed it (E7).
    private func tapped(_ press: Press) {
        let text = press.touched.text
        guard let window = window.value, let widget = press.touched.widget.value,
            let point = window.convert(press.start, to: widget),
            text.canBecomeFirstResponder, text.becomeFirstResponder()
        else { return }
        if text.isSelected(at: point) {
            if !press.closedMenu { MenuPresenter.shared.open(on: widget, by: .program) }
            return
        }
        let position = text.closestPosition(to: point)
        text.selectedRange = position..<position
    }

    /// Call this when no finger or button is down any more and the gestures and widgets have handled the release.
    func allUp() {
        suspended = nil
        guard let touched else { return }
        self.touched = nil
        guard let widget = touched.widget.value, widget.isMapped else { return }
        // Another process reports its selection a moment later. The handles appear then.
        if touched.text is any AskingSelectionTarget { return handles.activate(for: widget) }
        guard !touched.text.selectedRange.isEmpty else { return }
        handles.activate(for: widget)
        // The menu shows what can be done with the new selection (E7).
        guard touched.text.selectedRange != touched.before, MenuPresenter.shared.openKind == nil else { return }
        MenuPresenter.shared.open(on: widget, by: .hold)
    }
}
