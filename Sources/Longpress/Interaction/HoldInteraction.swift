import Gtk

/// Holding in a window, with a finger or the primary mouse button (E18, C2).
///
/// Held text shows a loupe, the insertion point follows, and the edit menu opens on lifting (E3, E4). A context menu
/// opens while its item is still held (C3). What follows the press says when it begins, moves and ends, and when the time
/// for a hold is up; each answer says whether it is a hold by that.
final class HoldInteraction {
    private let window: WeakObject<Native>
    private let handles: SelectionHandles
    private let scroller = EdgeScroller()
    private var held: Held?
    /// The press, if it may become a hold.
    private var press: LongPressRecognizer?
    /// Asked about a finger on what has no menu of ours: what a hold there does, or nil for nothing.
    var elsewhere: ((Point) -> (() -> Bool)?)?
    private var holdsElsewhere: (() -> Bool)?
    /// When the press began, in milliseconds by the events' own time.
    private var began = 0
    /// The selection before the press, which a cancelled hold restores.
    private var before: Range<Int>?

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
        /// The insertion point, where only another process knows it, in the widget's coordinates.
        var caret: Rectangle?
        /// Whether the loupe has shown; nil as long as there was nothing to show in it.
        var showedLoupe: Bool?

        /// The text, if it is another process that knows where its letters are.
        var asking: (any AskingSelectionTarget)? { text as? any AskingSelectionTarget }
    }

    init(in window: Native, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
    }

    /// Whether text is being held.
    var isHolding: Bool { held != nil }

    /// Begins with a press; true if it may become a hold.
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

    /// Says that the time for a hold is up, and that the press is still down as far as anybody knows.
    func timeIsUp() -> Bool { apply { $0.timeIsUp() } }

    func pressMoved(_ event: PressEvent) -> Bool {
        let isRecognized = apply { press in
            for move in event.way { press.move(at: move.time, to: move.point) }
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

    /// Has the press take something that happens to it, and begins the hold if it is one by that.
    private func apply(isOver: Bool = false, _ event: (inout LongPressRecognizer) -> Void) -> Bool {
        guard var press, press.state == .possible else { return false }
        event(&press)
        self.press = press
        return press.state == .recognized && recognized(at: press.start, isOver: isOver)
    }

    private func target(_ point: Point) -> PressTarget? {
        window.value.flatMap { PressTarget(at: point, in: $0) }
    }

    /// Returns whether anything is held, by a press that may have ended already.
    private func recognized(at point: Point, isOver: Bool) -> Bool {
        if let holdsElsewhere { return holdsElsewhere() }
        guard let target = target(point), let menu = target.widget.menu else { return false }
        switch menu {
        case .edit:
            guard let subject = MenuSubject.becomingFirst(target.widget, by: .hold, at: target.point) else {
                return false
            }
            held = Held(
                widget: WeakObject(target.widget), text: target.selection, before: before, start: point, point: point)
            handles.deactivate()
            if let text = held?.asking {
                ask(text, at: target.point, isFirst: true)
            } else {
                // Another's is prepared once, as its menu opens.
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

    /// Takes the insertion point, or the selected chunk, to where the hold is.
    private func follow() {
        guard let held, held.hasMoved, let text = held.text, let widget = held.widget.value,
            let location = location(of: held, in: widget)
        else { return }
        if let text = held.asking { return ask(text, at: location, isFirst: false) }
        let selection = text.selection(forHoldAt: text.closestPosition(to: location))
        if selection != text.selectedRange { text.selectedRange = selection }
        showLoupe()
    }

    /// Has the insertion point of another process follow the hold, and the loupe show where that is.
    private func ask(_ text: any AskingSelectionTarget, at location: Point, isFirst: Bool) {
        let loupe = held?.loupe
        text.hold(at: location, isFirst: isFirst) { [weak self] caret in
            // The hold may be over by now.
            guard let self, let held, held.loupe === loupe else { return }
            self.held?.caret = caret
            showLoupe()
        }
    }

    private func location(of held: Held, in widget: Widget) -> Point? {
        window.value?.convert(held.point, to: widget)
    }

    /// Shows the line under the hold.
    private func showLoupe() {
        guard let held, let text = held.text, let window = window.value, let widget = held.widget.value,
            let location = location(of: held, in: widget)
        else { return }
        if held.asking != nil, held.caret == nil { return held.loupe.hide() }
        let caret = held.caret ?? text.caretRectangle(at: text.closestPosition(to: location))
        guard let line = widget.convert(caret, to: window), let visible = widget.visibleBounds(in: window) else {
            return
        }
        // A page marks its own; of static text a chunk is selected, not a position.
        let marksCaret = held.asking == nil && text.selectedRange.isEmpty
        held.loupe.show(held.point.x, on: line, of: visible, in: window, marksCaret: marksCaret)
        self.held?.showedLoupe = true
    }

    /// - Parameter milliseconds: For how long the press has lasted.
    private func lifted(after milliseconds: Int) {
        press = nil
        guard let held = end(), let widget = held.widget.value else { return }
        handles.activate(for: widget)
        // Where the text is known, the hold has already put its insertion point where it belongs.
        let point = held.text == nil ? location(of: held, in: widget) : nil
        MenuPresenter.shared.open(
            on: widget, by: .hold, at: point,
            after: OpenedMenu.Hold(
                milliseconds: milliseconds, least: Settings.longPressTime, showedLoupe: held.showedLoupe))
    }

    /// Calls the hold off: everything is as it was before the press.
    func cancel() {
        press = nil
        guard let held = end() else { return }
        if let text = held.asking { return text.restoreSelection() }
        if let before = held.before, let text = held.text { text.selectedRange = before }
    }

    private func end() -> Held? {
        defer { held = nil }
        scroller.stop()
        held?.loupe.hide()
        return held
    }
}
