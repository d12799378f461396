import Gtk

/// Double and triple taps and clicks in a window (E19): they select, and the edit menu shows at once.
final class TapInteraction {
    private let window: WeakObject<Window>
    private let gesture = ClickGesture(button: .primary, phase: .capture)
    private var presses = PressCounter()
    private var tapped: Tapped?

    /// Text that was tapped more than once.
    private final class Tapped {
        let widget: WeakObject<Widget>
        let responder: any EditMenuTarget
        let point: Point
        let count: Int
        /// Where it was, in the window's coordinates.
        let place: Point
        /// Whether the mouse selects by itself, and goes on selecting if it is dragged.
        let isDraggedOn: Bool

        init(
            widget: WeakObject<Widget>, responder: any EditMenuTarget, point: Point, count: Int, place: Point,
            isDraggedOn: Bool
        ) {
            (self.widget, self.responder, self.point) = (widget, responder, point)
            (self.count, self.place, self.isDraggedOn) = (count, place, isDraggedOn)
        }

        /// Whether letting go at a place of the window ends a click, and not a drag.
        func isClick(to x: Double, _ y: Double) -> Bool {
            Point(x: x, y: y).isWithin(PressCounter.limits.distance, of: place)
        }

        /// Selects what this many taps select.
        func select() {
            if count == 2 { responder.selectForDoubleTap(at: point) } else { responder.selectForTripleTap(at: point) }
        }
    }

    /// How many presses in a row the last one made.
    var count: Int { presses.count }

    init(in window: Window) {
        self.window = WeakObject(window)
        gesture.onPressed { [weak self] x, y in self?.pressed(x, y) }
        gesture.onReleased { [weak self] x, y in self?.released(x, y) }
        window.add(gesture)
    }

    private func pressed(_ x: Double, _ y: Double) {
        tapped = nil
        let event = gesture.currentEvent
        let isTouch = event?.isTouch == true
        let place = Point(x: x, y: y)
        presses.press(event, at: place)
        guard count <= 3, let window = window.value, let target = PressTarget(x, y, of: gesture, in: window),
            case .edit = target.widget.menu, let responder = target.widget.nearestResponder as? any EditMenuTarget
        else { return }
        let isDraggedOn = responder.selectsOnDoubleClick && !isTouch
        if count == 1 {
            // On a busy machine GTK's own count may be another.
            if isDraggedOn { target.widget.forgetClicks(atX: target.point.x, y: target.point.y) }
            return
        }
        let tapped = Tapped(
            widget: WeakObject(target.widget), responder: responder, point: target.point, count: count, place: place,
            isDraggedOn: isDraggedOn)
        self.tapped = tapped
        if isDraggedOn {
            // The mouse may be dragged on, by words or lines: that is left to the widget. What it selects by the
            // press itself gives way to what the program says. In a busy program it may have been dragged and let go
            // by then: that has selected.
            MainLoop.whenIdle { [weak self] in if self?.tapped === tapped { tapped.select() } }
            return
        }
        // GTK's text view drops the word of a double tap again as the finger lifts.
        gesture.claim()
        guard responder.canBecomeFirstResponder, responder.becomeFirstResponder() else { return }
        tapped.select()
    }

    private func released(_ x: Double, _ y: Double) {
        guard let tapped else { return }
        self.tapped = nil
        let isClick = tapped.isClick(to: x, y)
        // After the release has reached the widget itself, which may still change the selection.
        MainLoop.whenIdle {
            guard let widget = tapped.widget.value else { return }
            // As GTK's text view does if it took the press for a first one, on what was selected already.
            if tapped.isDraggedOn, isClick { tapped.select() }
            MenuPresenter.shared.open(on: widget, by: .doubleTap, at: nil)
        }
    }
}
