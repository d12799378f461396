import Gtk

/// Tells the person what went wrong, at the top of the window, without getting in the way.
final class MessageBar {
    /// What can be done about a message, by a button below it.
    struct Action {
        let title: String
        let run: () -> Void
    }

    let widget = Revealer()
    private lazy var label = Label()
    private lazy var button = Button(label: "")
    private var action: Action?
    /// The last message.
    private(set) var text = ""

    init() { widget.isVisible = false }

    private func makeRow() -> Widget {
        let row = Box(.horizontal, spacing: 8, role: .alert)
        row.addStyle("longpress-message")
        label.wraps = true
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        let words = Box(.vertical, spacing: 8)
        // In the middle of the close button, if it is one line. (Aligned there, GTK measures it wrongly.)
        label.expandsVertically = true
        words.expandsVertically = false
        words.append(label)
        // Below the words: beside them it would leave too little for those in a narrow window.
        button.align(horizontal: .start, vertical: .center)
        // The keyboard stays where it is: hidden with the bar, a button would keep it until the next frame.
        button.focusesOnClick = false
        button.onClick { [weak self] in self?.action?.run() }
        button.isVisible = action != nil
        words.append(button)
        row.append(words)
        let close = Button(icon: "window-close-symbolic", name: localized("Close Message"))
        close.hasFrame = false
        close.focusesOnClick = false
        // In a box of its own its baseline doesn't count: with it a row with several lines of text would be higher than
        // it says at first, of which GTK complains.
        let corner = Box(.vertical)
        corner.append(close)
        row.append(corner)
        row.setAccessibleName(localized("Message"))
        close.onClick { [weak self] in self?.hide() }
        return row
    }

    /// Shows a message, with what can be done about it, in place of the one before. Of one with many lines it is the
    /// first of them: GTK takes minutes to measure thousands, and nobody reads them.
    func show(_ text: String, action: Action? = nil) {
        let text = ShownText.lines(text)
        self.text = text
        self.action = action
        if let action { button.label = action.title }
        button.isVisible = action != nil
        label.show(lines: Self.shortened(text))
        widget.isVisible = true
        widget.reveal { makeRow() }
        label.announce(label.text)
    }

    /// Shows a message below the one that is shown, unless it is part of that, whose action it keeps without its own.
    func add(_ text: String, action: Action? = nil) {
        let rest = lines(without: text)
        show((rest + [text]).joined(separator: "\n"), action: action ?? (rest.isEmpty ? nil : self.action))
    }

    /// Takes away what can be done about the message.
    func takeBackAction() {
        action = nil
        button.isVisible = false
    }

    /// Takes back what was said, and leaves what was said besides.
    func takeBack(_ text: String) {
        let rest = lines(without: text)
        if rest.isEmpty { return hide() }
        self.text = rest.joined(separator: "\n")
        label.show(lines: Self.shortened(self.text))
    }

    private func lines(without text: String) -> [String] {
        guard widget.isVisible else { return [] }
        let gone = Set(ShownText.lines(text).split(separator: "\n"))
        return self.text.split(separator: "\n").filter { !gone.contains($0) }.map(String.init)
    }

    /// The most lines that are shown, and the most letters of each.
    nonisolated static let (mostLines, longestLine) = (8, 500)

    /// A message that has no more than the most lines, and says how many there would have been.
    nonisolated static func shortened(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = lines.prefix(mostLines).map { line in
            line.utf8.count <= longestLine ? String(line) : line.prefix(longestLine) + "…"
        }
        return told(first, of: lines.count).joined(separator: "\n")
    }

    /// The first of so many messages, the last of which says how many more there are if that is more than the most lines.
    nonisolated static func told(_ first: [String], of count: Int) -> [String] {
        guard count > mostLines else { return first }
        let shown = first.prefix(mostLines - 1)
        let more = localizedPlural("… and {count} more.", "… and {count} more.", count: count - shown.count)
        return shown + [more]
    }

    func hide() {
        guard widget.isVisible else { return }
        widget.announce(localized("Message closed"), urgency: .low)
        widget.isRevealed = false
        widget.isVisible = false
    }
}
