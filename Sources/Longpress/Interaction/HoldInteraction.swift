import Gtk

/// Holding in a window, with a finger or the primary mouse button (E18, C2).
///
/// Held text shows a loupe, the insertion point follows, and the edit menu opens on lifting (E3, E4). A context menu
/// opens while its item is still held (C3).
final class HoldInteraction {
    private let window: WeakObject<Window>
    private let handles: SelectionHandles
    private let gesture = LongPressGesture(phase: .capture)
    private let scroller = EdgeScroller()
    private var held: Held?
    /// Whether the press has opened a context menu, of which it chooses by sliding on (C3).
    private var slides = false
    /// The press, if it may become a hold. One that may not is ignored rather than denied: denied as it begins, GTK's
    /// gesture starts its clock all the same and never stops it, so that a later press is held too soon (GTK 4.8).
    private var press: LongPressRecognizer?
    /// Waits for what the hand may have done before the time was up.
    private var recognition: Timer?
    /// What was selected before the press, which a hold that is called off brings back.
    private var before: Range<Int>?

    /// Text that is being held.
    private struct Held {
        let widget: WeakObject<Widget>
        /// The text; nil if the widget's responder says nothing of it.
        let text: (any SelectionTarget)?
        let before: Range<Int>?
        let start: Point
        let loupe = Loupe()
        var point: Point
        /// Whether it was moved beyond the threshold: until then a hold in a selection keeps it.
        var hasMoved = false
    }

    init(in window: Window, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
        gesture.onBegin { [weak self] in self?.pressed() }
        gesture.onPressed { [weak self] _, _ in self?.timeIsUp() }
        gesture.onUpdate { [weak self] in self?.moved() }
        gesture.onCancel { [weak self] in self?.cancel() }
        gesture.onEnd { [weak self] in self?.lifted() }
        window.add(gesture)
    }

    /// Whether text is being held.
    var isHolding: Bool { held != nil }

    /// Where the press is, in the window's coordinates.
    private var point: Point? { gesture.point.map { Point(x: $0.x, y: $0.y) } }

    private func target(_ point: Point) -> PressTarget? {
        window.value.flatMap { PressTarget(point.x, point.y, of: gesture, in: $0) }
    }

    private func pressed() {
        forgetPress()
        before = nil
        guard let point, let target = target(point), let event = gesture.currentEvent,
            handles.handle(at: point, isTouch: event.isTouch) == nil
        else { return }
        press = LongPressRecognizer(
            at: event.time, point, lasting: Settings.longPressTime, within: Settings.dragThreshold)
        before = target.selection?.selectedRange
    }

    private func forgetPress() {
        press = nil
        recognition?.cancel()
    }

    /// GTK's time is up. In a busy program the hand may have been done before, which it gets to see only now.
    private func timeIsUp() {
        recognition = MainLoop.afterInput { [weak self] in self?.take { $0.timeIsUp() } }
    }

    /// Has the press take something that happens to it, and begins the hold if it is one by that.
    private func take(isOver: Bool = false, _ event: (inout LongPressRecognizer) -> Void) {
        guard var press, press.state == .possible else { return }
        event(&press)
        self.press = press
        if press.state == .recognized { recognized(at: press.start, isOver: isOver) }
    }

    /// - Parameter isOver: Whether the press has ended already.
    private func recognized(at point: Point, isOver: Bool) {
        guard let target = target(point) else { return }
        switch target.widget.menu {
        case .edit:
            guard let responder = target.widget.nearestResponder, responder.canBecomeFirstResponder,
                responder.becomeFirstResponder()
            else { return }
            gesture.claim()
            held = Held(
                widget: WeakObject(target.widget), text: target.selection, before: before, start: point, point: point)
            target.selection?.prepareEditMenu(at: target.point, by: .hold)
            handles.deactivate()
            if !isOver { showLoupe() }
        case .context:
            gesture.claim()
            slides = MenuPresenter.shared.open(on: target.widget, by: .hold, at: target.point)
            if slides { MenuPresenter.shared.slide(to: point) }
        case nil: break
        }
    }

    private func moved() {
        guard let point else { return }
        // What GTK makes up has no time.
        if let event = gesture.currentEvent, event.time != 0 {
            take { press in
                for move in event.mergedMoves {
                    press.move(at: move.time, to: Point(x: point.x + move.x, y: point.y + move.y))
                }
                press.move(at: event.time, to: point)
            }
        }
        if slides { MenuPresenter.shared.slide(to: point) }
        guard var held else { return }
        held.point = point
        held.hasMoved = held.hasMoved || !point.isWithin(Settings.dragThreshold, of: held.start)
        self.held = held
        follow()
        if held.hasMoved, let widget = held.widget.value, let place = place(of: held, in: widget) {
            scroller.follow(place, in: widget) { [weak self] in self?.follow() }
        }
    }

    /// Takes the insertion point, or the selected chunk, to where the hold is.
    private func follow() {
        guard let held, held.hasMoved, let text = held.text, let widget = held.widget.value,
            let place = place(of: held, in: widget)
        else { return }
        let selection = text.selection(forHoldAt: text.closestPosition(to: place))
        if selection != text.selectedRange { text.selectedRange = selection }
        showLoupe()
    }

    private func place(of held: Held, in widget: Widget) -> Point? {
        window.value?.convert(x: held.point.x, y: held.point.y, to: widget).map { Point(x: $0.x, y: $0.y) }
    }

    /// Shows the line under the hold.
    private func showLoupe() {
        guard let held, let text = held.text, let window = window.value, let widget = held.widget.value,
            let place = place(of: held, in: widget)
        else { return }
        let caret = text.caretRectangle(at: text.closestPosition(to: place))
        guard let line = widget.convert(caret, to: window), let visible = widget.visibleBounds(in: window) else {
            return
        }
        held.loupe.show(held.point.x, on: line, of: visible, in: window)
    }

    private func lifted() {
        if let event = gesture.currentEvent, event.liftsPress { take(isOver: true) { $0.end(at: event.time) } }
        forgetPress()
        if slides { MenuPresenter.shared.lift() }
        slides = false
        guard let held = end(), let widget = held.widget.value else { return }
        handles.activate(for: widget)
        // Where the text is known, the hold has already put its insertion point where it belongs.
        let point = held.text == nil ? place(of: held, in: widget) : nil
        MenuPresenter.shared.open(on: widget, by: .hold, at: point)
    }

    /// Calls the hold off: everything is as it was before the press.
    func cancel() {
        forgetPress()
        slides = false
        guard let held = end() else { return }
        if let before = held.before, let text = held.text { text.selectedRange = before }
    }

    private func end() -> Held? {
        defer { held = nil }
        scroller.stop()
        held?.loupe.hide()
        return held
    }
}
