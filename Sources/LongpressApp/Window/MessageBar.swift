import Gtk

/// Tells the person what went wrong, at the top of the window, without getting in the way.
final class MessageBar {
    let widget: Revealer
    private let label = Label()

    init() {
        let row = Box(.horizontal, spacing: 8, role: .alert)
        row.addStyle("longpress-message")
        label.wraps = true
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        row.append(label)
        let close = Button(icon: "window-close-symbolic", name: "Close Message")
        close.hasFrame = false
        close.align(vertical: .start)
        row.append(close)
        widget = Revealer(row)
        row.setAccessibleName("Message")
        close.onClick { [weak self] in self?.hide() }
    }

    /// Shows a message in place of the one before.
    func show(_ text: String) {
        label.text = text
        widget.isRevealed = true
    }

    /// Takes the message away.
    func hide() {
        widget.isRevealed = false
    }
}
