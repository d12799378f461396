import Gtk

/// Double and triple taps and clicks in a window (E19): they select, and the edit menu shows at once.
final class TapInteraction {
    private let window: WeakObject<Window>
    private let gesture = ClickGesture(button: .primary, phase: .capture)
    private var counter = TapCounter()
    /// How many presses in a row the last one made.
    private(set) var count = 0
    private var tapped: Tapped?

    /// Text that was tapped more than once.
    private struct Tapped {
        let widget: WeakObject<Widget>
        let responder: any EditMenuTarget
        let point: Point
        let count: Int

        /// Selects what this many taps select.
        func select() {
            if count == 2 { responder.selectForDoubleTap(at: point) } else { responder.selectForTripleTap(at: point) }
        }
    }

    init(in window: Window) {
        self.window = WeakObject(window)
        gesture.onPressed { [weak self] _, x, y in self?.pressed(x, y) }
        gesture.onReleased { [weak self] _, _, _ in self?.released() }
        window.add(gesture)
    }

    private func pressed(_ x: Double, _ y: Double) {
        tapped = nil
        let limits = TapCounter.Limits(
            milliseconds: Settings.doubleClickTime, distance: Double(Settings.doubleClickDistance))
        let event = gesture.currentEvent
        let isTouch = event?.isTouch == true
        count = counter.press(
            at: event?.time ?? 0, Point(x: x, y: y), within: isTouch ? limits.forFingers : limits)
        guard count == 2 || count == 3, let window = window.value,
            let target = PressTarget(x, y, of: gesture, in: window), case .edit = target.widget.menu,
            let responder = target.widget.nearestResponder as? any EditMenuTarget
        else { return }
        let tapped = Tapped(
            widget: WeakObject(target.widget), responder: responder, point: target.point, count: count)
        self.tapped = tapped
        if responder.selectsOnDoubleClick, !isTouch {
            // The mouse may be dragged on, by words or lines: that is left to the widget. What it selects by the
            // press itself gives way to what the program says.
            MainLoop.whenIdle { tapped.select() }
            return
        }
        // GTK's text view drops the word of a double tap again as the finger lifts.
        gesture.claim()
        guard responder.canBecomeFirstResponder, responder.becomeFirstResponder() else { return }
        tapped.select()
    }

    private func released() {
        guard let tapped else { return }
        self.tapped = nil
        // After the release has reached the widget itself, which may still change the selection.
        MainLoop.whenIdle {
            guard let widget = tapped.widget.value else { return }
            MenuPresenter.shared.open(on: widget, by: .doubleTap, at: nil)
        }
    }
}
