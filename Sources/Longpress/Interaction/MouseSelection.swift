import Gtk

/// Opens the edit menu of text that was selected by dragging the mouse, if the program has enabled that.
final class MouseSelection {
    private let window: WeakObject<Native>
    private var dragged: DragState?

    private struct DragState {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        /// The selection before the press.
        let before: Range<Int>
        /// The position of the press, in the window's coordinates.
        let start: Point
    }

    init(in window: Native) { self.window = WeakObject(window) }

    /// Handles a press of the primary button.
    func pressBegan(_ press: PressEvent) {
        dragged = nil
        guard MenuPresenter.shared.opensEditMenusForMouseSelections, !press.isTouch, let window = window.value,
            let target = PressTarget(at: press.point, in: window), let text = target.selection
        else { return }
        dragged = DragState(
            widget: WeakObject(target.widget), text: text, before: text.selectedRange, start: press.point)
    }

    /// Opens the edit menu if the press has selected anything.
    func pressLifted(_ press: PressEvent) {
        guard let dragged else { return }
        self.dragged = nil
        guard !press.point.isWithin(Settings.dragThreshold, of: dragged.start) else { return }
        // After the text itself has handled the release.
        MainLoop.whenIdle {
            guard let widget = dragged.widget.value, widget.isMapped, MenuPresenter.shared.openKind == nil,
                !dragged.text.selectedRange.isEmpty, dragged.text.selectedRange != dragged.before
            else { return }
            MenuPresenter.shared.open(on: widget, by: .selection)
        }
    }

    /// Forgets the press, because it has become something else.
    func forget() { dragged = nil }
}
