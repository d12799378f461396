import Gtk

/// Follows the fingers on a window: the text that they select gets handles and its menu, and a second finger calls off
/// what the first one has begun.
final class TouchInteraction {
    private let window: WeakObject<Window>
    private let handles: SelectionHandles
    private let touch = ClickGesture(button: .primary, phase: .capture)
    private let watcher = EventWatcher()
    private var fingers: Set<Int> = []
    /// The fingers that nobody but this object gets to know of, until they are lifted.
    private var swallowed: Set<Int> = []
    private var touched: (widget: WeakObject<Widget>, text: any SelectionTarget, before: Range<Int>)?

    /// Called when another finger is put down beside the first; true if it is to do nothing itself.
    var onSecondFinger: () -> Bool = { false }
    /// Called when no finger and no button is down any more.
    var onAllUp: () -> Void = {}

    init(in window: Window, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
        touch.onPressed { [weak self] x, y in self?.pressed(x, y) }
        window.add(touch)
        watcher.onFilter { [weak self] in self?.keeps($0) ?? false }
        window.add(watcher)
    }

    private func pressed(_ x: Double, _ y: Double) {
        touched = nil
        guard touch.currentEvent?.isTouch == true, let window = window.value,
            let target = PressTarget(x, y, of: touch, in: window), let text = target.selection
        else { return }
        touched = (WeakObject(target.widget), text, text.selectedRange)
    }

    private func keeps(_ event: Event) -> Bool {
        if event.beginsPress, let finger = event.finger {
            fingers.insert(finger)
            if fingers.count > 1, onSecondFinger() { swallowed.insert(finger) }
        }
        let isSwallowed = event.finger.map(swallowed.contains) ?? false
        if event.endsPress {
            if let finger = event.finger {
                fingers.remove(finger)
                swallowed.remove(finger)
            }
            // Once the gestures and the widgets have dealt with it.
            if fingers.isEmpty { MainLoop.whenIdle { [weak self] in self?.allUp() } }
        }
        return isSwallowed
    }

    private func allUp() {
        onAllUp()
        guard let touched else { return }
        self.touched = nil
        guard let widget = touched.widget.value, widget.isMapped, !touched.text.selectedRange.isEmpty else { return }
        handles.activate(for: widget)
        // A finger that has selected something sees what can be done with it (E7).
        guard touched.text.selectedRange != touched.before, MenuPresenter.shared.openKind == nil else { return }
        MenuPresenter.shared.open(on: widget, by: .hold)
    }
}
