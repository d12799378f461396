import Gtk

/// Follows a finger on text: what it selects gets handles and its menu.
final class TouchInteraction {
    private let window: WeakObject<Window>
    private let handles: SelectionHandles
    private var touched: (widget: WeakObject<Widget>, text: any SelectionTarget, before: Range<Int>)?

    init(in window: Window, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
    }

    /// Takes note of what is selected before a press does anything.
    func pressBegan(_ press: PressEvent) {
        touched = nil
        guard press.isTouch, let window = window.value, let target = PressTarget(at: press.point, in: window),
            let text = target.selection
        else { return }
        touched = (WeakObject(target.widget), text, text.selectedRange)
    }

    /// Says that no finger and no button is down any more, and that gestures and widgets have dealt with it.
    func allUp() {
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
