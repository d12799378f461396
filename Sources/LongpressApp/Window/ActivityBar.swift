import Gtk

/// Tells at the top of the window what goes on, once that has taken half a second, and lets the person call it off.
final class ActivityBar {
    let widget: Revealer
    private let label = Label()
    private var appearance: Timer?
    private var onCancel: () -> Void = {}

    /// How long something may take without a word, in milliseconds.
    private static let delay = 500

    init() {
        let row = Box(.horizontal, spacing: 8)
        row.addStyle("longpress-activity")
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        label.wraps = true
        row.append(label)
        let cancel = Button(label: "Cancel")
        row.append(cancel)
        widget = Revealer(row)
        row.setAccessibleName("Progress")
        widget.isVisible = false
        cancel.onClick { [weak self] in self?.onCancel() }
    }

    /// Something begins. `update` and `end` belong to what has begun last.
    func begin(_ text: String, onCancel: @escaping () -> Void) {
        appearance?.cancel()
        label.text = text
        self.onCancel = onCancel
        appearance = MainLoop.after(milliseconds: Self.delay) { [weak self] in
            self?.widget.isVisible = true
            self?.widget.isRevealed = true
        }
    }

    /// Tells how far it is.
    func update(_ text: String) {
        if label.text != text { label.text = text }
    }

    /// It is done, or called off.
    func end() {
        appearance?.cancel()
        onCancel = {}
        widget.isRevealed = false
        widget.isVisible = false
    }
}
