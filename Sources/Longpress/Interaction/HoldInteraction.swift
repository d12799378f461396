import Gtk

/// Handles holds in a window, with a finger or the primary mouse button (E18, C2).
///
/// A hold on text shows a loupe, moves the insertion point with the press, and opens the edit menu on release (E3, E4). A context
/// menu opens during the hold (C3). `WindowInteraction` reports when the press begins, moves and ends, and when the time for a
/// hold is up. Each of these functions returns whether the press has become a hold.
final class HoldInteraction {
    private let window: WeakObject<Native>
    private let handles: SelectionHandles
    private let scroller = EdgeScroller()
    private var held: HoldState?
    /// The current press, if it may become a hold.
    private var press: LongPressRecognizer?
    /// Called for a finger on a widget without a menu. Returns what a hold there does, or nil for nothing.
    var elsewhere: ((Point) -> (() -> Bool)?)?
    private var holdsElsewhere: (() -> Bool)?
    /// The time when the press began, in milliseconds of the events' clock.
    private var began = 0
    /// The selection before the press, which a cancelled hold restores.
    private var before: Range<Int>?

    private struct HoldState {
        let widget: WeakObject<Widget>
        /// The text; nil if the widget's responder isn't a selection target.
        let text: (any SelectionTarget)?
        let before: Range<Int>?
        let start: Point
        let loupe = Loupe()
        var point: Point
        /// Whether it has moved beyond the threshold. Until then a hold in a selection keeps the selection.
        var hasMoved = false
        /// The insertion point in the widget's coordinates, if only another process knows it.
        var caret: Rectangle?
        /// Whether the loupe has been shown; nil while there was nothing to show in it.
        var showedLoupe: Bool?

        /// The text, if its layout is known only to another process.
        var asking: (any AskingSelectionTarget)? { text as? any AskingSelectionTarget }
    }

    init(in window: Native, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
    }

    /// Whether text is being held.
    var isHolding: Bool { held != nil }

    /// Handles the beginning of a press. Returns whether it may become a hold.
    func pressBegan(_ event: PressEvent) -> Bool {
        (press, before, holdsElsewhere) = (nil, nil, nil)
        guard handles.handle(at: event.point, isTouch: event.isTouch) == nil else { return false }
        let target = target(event.point)
        if target == nil, event.isTouch { holdsElsewhere = elsewhere?(event.point) }
        guard target != nil || holdsElsewhere != nil else { return false }
        press = LongPressRecognizer(
            at: event.time, event.point, lasting: Settings.longPressTime, within: Settings.dragThreshold)
        began = event.time
        before = target?.selection?.selectedRange
        return true
    }

    /// Handles the end of the time for a hold, while the press is down as far as is known.
    func timeIsUp() -> Bool { apply { $0.timeIsUp() } }

    func pressMoved(_ event: PressEvent) -> Bool {
        let isRecognized = apply { press in
            for move in event.history { press.move(at: move.time, to: move.point) }
            press.move(at: event.time, to: event.point)
        }
        moved(to: event.point)
        return isRecognized
    }

    func pressLifted(_ event: PressEvent) -> Bool {
        let isRecognized = apply(isOver: true) { $0.end(at: event.time) }
        lifted(after: event.time - began)
        return isRecognized
    }

    /// Applies an event to the recognizer, and begins the hold if that recognizes one.
    private func apply(isOver: Bool = false, _ event: (inout LongPressRecognizer) -> Void) -> Bool {
        guard var press, press.state == .possible else { return false }
        event(&press)
        self.press = press
        return press.state == .recognized && recognized(at: press.start, isOver: isOver)
    }

    private func target(_ point: Point) -> PressTarget? {
        window.value.flatMap { PressTarget(at: point, in: $0) }
    }

    /// Begins a hold by a press that may have ended already. Returns whether anything is held.
    private func recognized(at point: Point, isOver: Bool) -> Bool {
        if let holdsElsewhere { return holdsElsewhere() }
        guard let target = target(point), let menu = target.widget.menu else { return false }
        switch menu {
        case .edit:
            guard let subject = MenuSubject.becomingFirst(target.widget, by: .hold, at: target.point) else {
                return false
            }
            held = HoldState(
                widget: WeakObject(target.widget), text: target.selection, before: before, start: point, point: point)
            handles.deactivate()
            if let text = held?.asking {
                ask(text, at: target.point, isFirst: true)
            } else {
                // Other targets are prepared once, when their menu opens.
                if target.selection != nil { subject.prepare(for: menu) }
                if !isOver {
                    if target.selection != nil { held?.showedLoupe = false }
                    showLoupe()
                }
            }
        case .context:
            MenuPresenter.shared.open(
                on: target.widget, by: .hold, at: target.point,
                after: OpenedMenu.Hold(milliseconds: nil, least: Settings.longPressTime))
        }
        return true
    }

    private func moved(to point: Point) {
        guard var held else { return }
        held.point = point
        held.hasMoved = held.hasMoved || !point.isWithin(Settings.dragThreshold, of: held.start)
        self.held = held
        follow()
        if held.hasMoved, let widget = held.widget.value, let location = location(of: held, in: widget) {
            scroller.follow(location, in: widget) { [weak self] in self?.follow() }
        }
    }

    /// Moves the insertion point, or the selected chunk, to the hold.
    private func follow() {
        guard let held, held.hasMoved, let text = held.text, let widget = held.widget.value,
            let location = location(of: held, in: widget)
        else { return }
        if let text = held.asking { return ask(text, at: location, isFirst: false) }
        let selection = text.selection(forHoldAt: text.closestPosition(to: location))
        if selection != text.selectedRange { text.selectedRange = selection }
        showLoupe()
    }

    /// Asks the other process to move its insertion point to the hold. The answer updates the loupe.
    private func ask(_ text: any AskingSelectionTarget, at location: Point, isFirst: Bool) {
        let loupe = held?.loupe
        text.hold(at: location, isFirst: isFirst) { [weak self] caret in
            // The hold may be over by now.
            guard let self, let held, held.loupe === loupe else { return }
            self.held?.caret = caret
            showLoupe()
        }
    }

    private func location(of held: HoldState, in widget: Widget) -> Point? {
        window.value?.convert(held.point, to: widget)
    }

    /// Shows the loupe with the line under the hold.
    private func showLoupe() {
        guard let held, let text = held.text, let window = window.value, let widget = held.widget.value,
            let location = location(of: held, in: widget)
        else { return }
        if held.asking != nil, held.caret == nil { return held.loupe.hide() }
        let caret = held.caret ?? text.caretRectangle(at: text.closestPosition(to: location))
        guard let line = widget.convert(caret, to: window), let visible = widget.visibleBounds(in: window) else {
            return
        }
        // A web page draws its own insertion point. In static text a chunk is selected, not a position.
        let marksCaret = held.asking == nil && text.selectedRange.isEmpty
        held.loupe.show(held.point.x, on: line, of: visible, in: window, marksCaret: marksCaret)
        self.held?.showedLoupe = true
    }

    /// - Parameter milliseconds: The duration of the press.
    private func lifted(after milliseconds: Int) {
        press = nil
        guard let held = end(), let widget = held.widget.value else { return }
        handles.activate(for: widget)
        // In known text, the hold has already moved the insertion point.
        let point = held.text == nil ? location(of: held, in: widget) : nil
        MenuPresenter.shared.open(
            on: widget, by: .hold, at: point,
            after: OpenedMenu.Hold(
                milliseconds: milliseconds, least: Settings.longPressTime, showedLoupe: held.showedLoupe))
    }

    /// Cancels the hold and restores the state from before the press.
    func cancel() {
        press = nil
        guard let held = end() else { return }
        if let text = held.asking { return text.restoreSelection() }
        if let before = held.before, let text = held.text { text.selectedRange = before }
    }

    private func end() -> HoldState? {
        defer { held = nil }
        scroller.stop()
        held?.loupe.hide()
        return held
    }
}
