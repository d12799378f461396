import Gtk

/// Tells at the bottom of the window what has just been done, and offers to take it back. It goes after a while.
final class ToastBar {
    let widget: Revealer
    private let label = Label()
    private let undo = Button(label: "Undo")
    private var timer: Timer?

    /// How long it stays, in milliseconds: time to read it and to reach the button.
    private static let time = 8000
    /// How long it takes to come up, in milliseconds, where the desktop allows animation.
    private static let sliding = 200

    /// Makes a bar that calls a handler when what it tells is to be taken back.
    init(onUndo: @escaping () -> Void) {
        let row = Box(.horizontal, spacing: 12, role: .alert)
        row.addStyle("longpress-toast")
        row.setAccessibleName("Notice")
        label.align(vertical: .center)
        row.append(label)
        row.append(undo)
        widget = Revealer(row)
        widget.slidesUp(milliseconds: Self.sliding)
        widget.align(horizontal: .center, vertical: .end)
        widget.isVisible = false
        undo.focusesOnClick = false
        undo.onClick { [weak self] in
            self?.hide()
            onUndo()
        }
    }

    /// Tells something in place of what was told before.
    func show(_ text: String) {
        label.text = text
        undo.setAccessibleName("Undo")
        widget.isVisible = true
        widget.isRevealed = true
        timer?.cancel()
        timer = MainLoop.after(milliseconds: Self.time) { [weak self] in self?.hide() }
    }

    /// Takes it away.
    func hide() {
        timer?.cancel()
        widget.isRevealed = false
        widget.isVisible = false
    }
}
