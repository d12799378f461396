import Gtk

/// The sidebar's message when it shows no notes: that there are none, or why they can't be shown, and what to do about it.
final class FolderMessage {
    let widget = Box(.vertical, spacing: 6)
    private let (title, text) = (Label(), Label())
    private let (again, choose) = (Button(label: localized("Try Again")), Button(label: localized("Choose Folder…")))
    var onTryAgain: () -> Void = {}
    var onChoose: () -> Void = {}

    /// The maximum length of a line, in characters.
    private static let letters = 24

    init() {
        widget.align(horizontal: .center, vertical: .center)
        widget.setMargins(horizontal: 12, vertical: 12)
        widget.addStyle("longpress-empty")
        title.addStyle("longpress-empty-title")
        for label in [title, text] {
            label.wraps = true
            label.isCentered = true
            label.limitWidth(characters: Self.letters)
            widget.append(label)
        }
        for button in [again, choose] {
            button.align(horizontal: .center)
            widget.append(button)
        }
        again.onClick { [weak self] in self?.onTryAgain() }
        choose.onClick { [weak self] in self?.onChoose() }
    }

    /// The title of the message.
    var heading: String { title.text }

    /// Shows a message. Without buttons, presses go through it to what is below.
    func show(_ title: String, _ text: String, canTryAgain: Bool = false, canChoose: Bool = false) {
        self.title.show(line: title)
        self.text.show(lines: text)
        again.isVisible = canTryAgain
        choose.isVisible = canChoose
        widget.takesInput = canTryAgain || canChoose
    }
}
