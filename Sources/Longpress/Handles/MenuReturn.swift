import Gtk

/// Has the edit menu of a selection with handles hide while the text is scrolled, and return after (E6).
final class MenuReturn {
    private let handles: SelectionHandles
    private var widget: WeakObject<Widget>?
    private var range: Range<Int>?
    private var timer: Timer?
    /// Whether a finger or button that may scroll is down.
    private var isPressed = false
    private var hasScrolled = false

    /// The time for which the text has to stand still before the menu is back, in milliseconds.
    private static let pause = 200

    init(_ handles: SelectionHandles) {
        self.handles = handles
        handles.onScroll = { [weak self] in self?.scrolled() }
    }

    /// Says that what is about to happen may scroll: if the selection's menu is open, it closes until the text stands
    /// still.
    func closeMenu() {
        guard MenuPresenter.shared.openKind == .edit, let owner = handles.owner, let window = owner.window,
            MenuPresenter.shared.isOpen(in: window)
        else { return }
        widget = WeakObject(owner)
        range = handles.target?.selectedRange
        MenuPresenter.shared.close()
    }

    /// Says that a wheel or touchpad scrolls.
    func wheelTurned() {
        closeMenu()
        hasScrolled = true
        wait()
    }

    /// Says that a finger or button goes down beside the menu.
    func pressBegan() {
        forget()
        closeMenu()
        isPressed = true
    }

    /// Says that it is up again. If nothing was scrolled, it was a tap, which closes the menu for good.
    func pressEnded() {
        isPressed = false
        if hasScrolled { wait() } else { forget() }
    }

    private func scrolled() {
        closeMenu()
        guard widget != nil else { return }
        hasScrolled = true
        wait()
    }

    private func wait() {
        guard widget != nil else { return }
        timer?.cancel()
        timer = MainLoop.after(milliseconds: Self.pause) { [weak self] in self?.settled() }
    }

    private func settled() {
        guard !isPressed else { return }
        let (widget, range) = (widget?.value, range)
        forget()
        guard let widget, handles.owner == widget, handles.target?.selectedRange == range,
            MenuPresenter.shared.openKind == nil
        else { return }
        MenuPresenter.shared.open(on: widget, by: .program)
    }

    private func forget() {
        timer?.cancel()
        (timer, widget, range, hasScrolled) = (nil, nil, nil, false)
    }
}
