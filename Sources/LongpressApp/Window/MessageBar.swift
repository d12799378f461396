import Gtk

/// The bar at the top of the window that reports problems without blocking the user.
final class MessageBar {
    /// An action against the problem, with a button below the message.
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
        // Centred beside the close button if it is a single line. (GTK measures the label wrongly if it is aligned instead.)
        label.expandsVertically = true
        words.expandsVertically = false
        words.append(label)
        // Below the text: beside it, the button would leave too little room for the text in a narrow window.
        button.align(horizontal: .start, vertical: .center)
        // A focused button that is hidden with the bar would keep the focus until the next frame.
        button.focusesOnClick = false
        button.onClick { [weak self] in self?.action?.run() }
        button.isVisible = action != nil
        words.append(button)
        row.append(words)
        let close = Button(icon: "window-close-symbolic", name: localized("Close Message"))
        close.hasFrame = false
        close.focusesOnClick = false
        // The box hides the button's baseline. With it, a row with several lines of text would become higher than first measured,
        // and GTK would print a warning.
        let corner = Box(.vertical)
        corner.append(close)
        row.append(corner)
        row.setAccessibleName(localized("Message"))
        close.onClick { [weak self] in self?.hide() }
        return row
    }

    /// Shows a message with an action, in place of the one before. Of a long message it shows the first lines only: GTK takes
    /// minutes to measure thousands of lines, and no one reads them.
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

    /// Shows a message below the current one, without repeating lines. The current action stays if the message has none.
    func add(_ text: String, action: Action? = nil) {
        let rest = lines(without: text)
        show((rest + [text]).joined(separator: "\n"), action: action ?? (rest.isEmpty ? nil : self.action))
    }

    /// Removes the action of the message.
    func removeAction() {
        action = nil
        button.isVisible = false
    }

    /// Removes a message, and keeps the others.
    func removeMessage(_ text: String) {
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

    /// The maximum number of lines, and of characters in each.
    nonisolated static let (maxLines, longestLine) = (8, 500)

    /// Returns a message with at most the maximum number of lines. If it was longer, the last line says how many more there are.
    nonisolated static func shortened(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = lines.prefix(maxLines).map { line in
            line.utf8.count <= longestLine ? String(line) : line.prefix(longestLine) + "…"
        }
        return truncated(first, of: lines.count).joined(separator: "\n")
    }

    /// Returns the first of a number of messages. If there are more than the maximum, the last line says how many more.
    nonisolated static func truncated(_ first: [String], of count: Int) -> [String] {
        guard count > maxLines else { return first }
        let shown = first.prefix(maxLines - 1)
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
