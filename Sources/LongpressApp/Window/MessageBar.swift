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
        // In a box of its own its baseline doesn't count: with it a row with several lines of text would be higher than
        // it says at first, of which GTK complains.
        let corner = Box(.vertical)
        corner.append(close)
        row.append(corner)
        widget = Revealer(row)
        row.setAccessibleName("Message")
        widget.isVisible = false
        close.onClick { [weak self] in self?.hide() }
    }

    /// Shows a message in place of the one before.
    func show(_ text: String) {
        label.text = text
        widget.isVisible = true
        widget.isRevealed = true
    }

    /// What the person has been told last.
    var text: String { label.text }

    /// Takes the message away.
    func hide() {
        widget.isRevealed = false
        widget.isVisible = false
    }
}
