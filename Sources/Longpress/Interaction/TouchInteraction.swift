import Gtk

/// Follows a finger on text: a tap puts the insertion point, a drag scrolls, or selects where there is nothing to scroll to in
/// its direction. What is selected gets handles and its menu.
///
/// GTK's own text doesn't hear of the finger: it would put the insertion point, and select, before anybody knows what the
/// finger is about to do.
final class TouchInteraction {
    private let window: WeakObject<Native>
    private let handles: SelectionHandles
    private let scrolling = FingerScrolling()
    private let selecting: DragSelection
    private let wheel = ScrollController(phase: .capture)
    private var touched: Touched?
    private var press: Press?
    private var suspended: SuspendedGestures?

    /// Text that a finger is on, or was until now.
    private struct Touched {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        /// What was selected before.
        let before: Range<Int>
    }

    /// A finger on text of which nobody knows yet what it does.
    private struct Press {
        let touched: Touched
        /// Its position, in the window's coordinates.
        let start: Point
        var velocity: SwipeVelocity
        /// Whether it has closed the text's menu.
        let closedMenu: Bool
        /// Whether it has stopped text that went on by itself, or isn't alone: it is no tap then.
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

    /// Whether a finger selects.
    var isSelecting: Bool { selecting.isDragging }

    /// Stops text that goes on by itself.
    func stopScrolling() { scrolling.stop() }

    // MARK: Presses

    /// Begins with a press, before it does anything, and with the widget whose edit menu is open; true if it does no
    /// more than stop text that goes on by itself.
    func pressBegan(_ press: PressEvent, menuOf owner: Widget?) -> Bool {
        guard let window = window.value else {
            forgetText()
            return false
        }
        let stopped = window.pick(press.point).map(scrolling.stop(under:)) ?? false
        // Before others are suspended: each object puts back what it has found.
        forgetText()
        guard press.isTouch, let target = PressTarget(at: press.point, in: window), let text = target.selection else {
            return stopped && press.isTouch
        }
        let touched = Touched(widget: WeakObject(target.widget), text: text, before: text.selectedRange)
        self.touched = touched
        // What isn't GTK's knows by itself what a finger does.
        guard !(text is any AskingSelectionTarget),
            let suspended = SuspendedGestures(ofText: target.widget, at: target.point)
        else { return stopped }
        self.suspended = suspended
        self.press = Press(
            touched: touched, start: press.point, velocity: SwipeVelocity(at: press.time, press.point),
            closedMenu: owner == target.widget, stopped: stopped)
        return stopped
    }

    /// Says that another press begins while one is down, which is no tap then, but may scroll. True if one of them is a finger
    /// on text: the second one is for nothing else.
    func secondPressBegan(_ second: PressEvent) -> Bool {
        press?.stopped = true
        guard second.isTouch else { return false }
        if suspended != nil { return true }
        guard let window = window.value, let target = PressTarget(at: second.point, in: window),
            let text = target.selection
        else { return false }
        return !(text is any AskingSelectionTarget)
    }

    /// Goes with the press; true if it scrolls or selects.
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

    /// Has the press scroll or select, by the way that it has gone.
    private func begin(_ press: Press, to event: PressEvent) -> Bool {
        guard let widget = press.touched.widget.value else { return false }
        let (x, y) = (abs(event.point.x - press.start.x), abs(event.point.y - press.start.y))
        // Clearly sideways, as GTK has it for what scrolls in one direction alone (gtkgesturepan.c).
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

    /// Leaves a press that begins to a widget's own gestures.
    func leavePress(to widget: Widget) {
        forgetText()
        suspended = SuspendedGestures(around: widget)
    }

    /// Forgets the text that a finger has been on, and stops what goes on by itself.
    private func forgetText() {
        (touched, press, suspended) = (nil, nil, nil)
        scrolling.stop()
    }

    /// Forgets a press that has become something else.
    func forget() { press = nil }

    /// Calls off what the press does: what was selected before is selected again, and what was scrolled stays.
    func cancel() {
        press = nil
        scrolling.cancel()
        selecting.cancel()
    }

    // MARK: Taps

    /// Puts the insertion point where a tap was. On what is selected it brings the menu, or has taken it away (E7).
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

    /// Says that no finger and no button is down any more, and that gestures and widgets have dealt with it.
    func allUp() {
        suspended = nil
        guard let touched else { return }
        self.touched = nil
        guard let widget = touched.widget.value, widget.isMapped else { return }
        // What another process has selected is known a moment later: its handles show by then.
        if touched.text is any AskingSelectionTarget { return handles.activate(for: widget) }
        guard !touched.text.selectedRange.isEmpty else { return }
        handles.activate(for: widget)
        // A finger that has selected something sees what can be done with it (E7).
        guard touched.text.selectedRange != touched.before, MenuPresenter.shared.openKind == nil else { return }
        MenuPresenter.shared.open(on: widget, by: .hold)
    }
}
