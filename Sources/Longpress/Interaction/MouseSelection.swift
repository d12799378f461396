import Gtk

/// A mouse that is dragged over text: what it has selected gets its edit menu, if the program wants that.
final class MouseSelection {
    private let window: WeakObject<Native>
    private var dragged: Dragged?

    private struct Dragged {
        let widget: WeakObject<Widget>
        let text: any SelectionTarget
        /// What was selected before.
        let before: Range<Int>
        /// The position of the press, in the window's coordinates.
        let start: Point
    }

    init(in window: Native) { self.window = WeakObject(window) }

    /// Begins with a press of the primary button.
    func pressBegan(_ press: PressEvent) {
        dragged = nil
        guard MenuPresenter.shared.opensEditMenusForMouseSelections, !press.isTouch, let window = window.value,
            let target = PressTarget(at: press.point, in: window), let text = target.selection
        else { return }
        dragged = Dragged(
            widget: WeakObject(target.widget), text: text, before: text.selectedRange, start: press.point)
    }

    /// Opens the menu of what the press has selected, if it has.
    func pressLifted(_ press: PressEvent) {
        guard let dragged else { return }
        self.dragged = nil
        guard !press.point.isWithin(Settings.dragThreshold, of: dragged.start) else { return }
        // After the release has reached the text itself.
        MainLoop.whenIdle {
            guard let widget = dragged.widget.value, widget.isMapped, MenuPresenter.shared.openKind == nil,
                !dragged.text.selectedRange.isEmpty, dragged.text.selectedRange != dragged.before
            else { return }
            MenuPresenter.shared.open(on: widget, by: .selection)
        }
    }

    /// Forgets the press: it has become something else.
    func forget() { dragged = nil }
}
