import Gtk
import GtkEditor
import Longpress
import Notes

/// The bar with the fields for the text to find and its replacement. It doesn't search itself.
final class FindBar {
    let widget: Box
    let field = SearchField(name: localized("Find"))
    let replacement = Entry()
    private let matchesCase = ToggleButton(label: "Aa", name: localized("Match Case"))
    private let wholeWords = ToggleButton(label: "ab", name: localized("Whole Words"))
    private let count = Label()
    private let (previous, next): (Button, Button)
    private let replaceOne = Button(label: Command.replace.undoName)
    private let replaceAll = Button(label: localized("Replace All"))
    private let rows: [Box]
    private let responders: [EntryResponder]
    /// In points: the natural width of a field, and the width of the widgets beside the field in each row.
    private var (defaultFieldWidth, besideFields): (Double, [Double]) = (0, [])

    /// Called when the pattern has changed.
    var onChange: () -> Void = {}
    /// Called when the user wants to see the next or the previous match.
    var onMove: (_ isForward: Bool) -> Void = { _ in }
    var onReplace: () -> Void = {}
    var onReplaceAll: () -> Void = {}
    var onClose: () -> Void = {}
    /// Called with a message when pasting into a field fails.
    var onFailure: (String) -> Void = { _ in } {
        didSet { for responder in responders { responder.onFailure = onFailure } }
    }

    /// The width of a field in characters: the minimum, and the width where there is room.
    private static let (minLetters, letters) = (8, 30)

    init() {
        previous = Button(icon: "go-up-symbolic", name: Command.findPrevious.title)
        next = Button(icon: "go-down-symbolic", name: Command.findNext.title)
        widget = Box(.horizontal, spacing: 6, role: .group)
        rows = [Box(.horizontal, spacing: 6), Box(.horizontal, spacing: 6)]
        responders = [EntryResponder(field), EntryResponder(replacement)]
        widget.addStyle("longpress-find")
        widget.setAccessibleName(Command.find.undoName)
        replacement.setAccessibleName(localized("Replace With"))
        replacement.placeholder = localized("Replace With")
        layOut()
        for (entry, responder) in zip([field, replacement] as [Editable], responders) {
            entry.responder = responder
            entry.menu = .edit(EditMenu())
            entry.setWidth(least: Self.minLetters, usual: Self.letters)
        }
        follow()
    }

    private func layOut() {
        let (fieldRow, options) = (Box(.horizontal, spacing: 6), Box(.horizontal, spacing: 6))
        for child in [field, previous, next] as [Widget] { fieldRow.append(child) }
        for button in [matchesCase, wholeWords] {
            button.focusesOnClick = false
            button.addStyle("longpress-find-option")
            options.append(button)
        }
        wholeWords.addStyle("longpress-whole-words")
        count.addStyle("longpress-find-count")
        count.horizontalAlignment = 0
        count.expandsHorizontally = true
        count.ellipsize(maximumLines: 1)
        options.append(count)
        options.expandsHorizontally = true
        rows[0].append(fieldRow)
        rows[0].append(options)

        let buttons = Box(.horizontal, spacing: 6)
        for button in [replaceOne, replaceAll] { buttons.append(button) }
        rows[1].append(replacement)
        rows[1].append(buttons)

        let column = Box(.vertical, spacing: 6)
        column.expandsHorizontally = true
        for row in rows { column.append(row) }
        widget.append(column)
        let close = Button(icon: "window-close-symbolic", name: localized("Close Find Bar"))
        close.hasFrame = false
        close.align(vertical: .start)
        widget.append(close)
        for button in [previous, next, replaceOne, replaceAll, close] { button.focusesOnClick = false }
        close.onClick { [weak self] in self?.onClose() }
    }

    private func follow() {
        field.onChange { [weak self] in self?.onChange() }
        matchesCase.onToggle { [weak self] in self?.onChange() }
        wholeWords.onToggle { [weak self] in self?.onChange() }
        field.onActivate { [weak self] in self?.onMove(true) }
        field.onStop { [weak self] in self?.onClose() }
        next.onClick { [weak self] in self?.onMove(true) }
        previous.onClick { [weak self] in self?.onMove(false) }
        replacement.onActivate { [weak self] in self?.onReplace() }
        replaceOne.onClick { [weak self] in self?.onReplace() }
        replaceAll.onClick { [weak self] in self?.onReplaceAll() }
        // In the bubble phase, so that the field and its input method get these keys first.
        let keys = KeyController(phase: .bubble)
        keys.onKey { [weak self] key in
            guard let self else { return false }
            switch key.name {
            case "Escape" where key.isPlain: onClose()
            case "Return", "KP_Enter", "ISO_Enter":
                guard key.shift, !key.control, !key.alt, field.containsFocus else { return false }
                onMove(false)
            default: return false
            }
            return true
        }
        widget.add(keys)
    }

    // MARK: Content

    /// What to search for; nil if the field is empty.
    var pattern: SearchPattern? {
        field.text.isEmpty
            ? nil : SearchPattern(field.text, matchesCase: matchesCase.isOn, wholeWords: wholeWords.isOn)
    }

    /// Sets the search options.
    func set(matchesCase: Bool? = nil, wholeWords: Bool? = nil) {
        if let matchesCase { self.matchesCase.isOn = matchesCase }
        if let wholeWords { self.wholeWords.isOn = wholeWords }
    }

    /// The text about the matches.
    var matchText: String { count.text }

    /// Whether the bar has a field for the replacement.
    var replaces: Bool {
        get { rows[1].isVisible }
        set { rows[1].isVisible = newValue }
    }

    /// Puts a text to find into the field. The user hasn't typed it, so the field can't undo it.
    func fill(_ text: String) {
        field.text = text
        responders[0].forgetChanges()
    }

    /// Moves the keyboard focus to a field, and selects all of its text.
    func focus(_ entry: Editable) {
        entry.grabFocus()
        entry.select(0..<entry.text.unicodeScalars.count)
    }

    /// Shows how many matches there are, and marks the field if there are none.
    func show(_ text: String, isFound: Bool) {
        count.show(line: text)
        field.setStyle("error", !isFound)
    }

    /// Enables or disables the buttons for moving between matches and for replacing.
    func allow(moving: Bool, replacing: Bool) {
        for button in [previous, next] { button.isSensitive = moving }
        for button in [replaceOne, replaceAll] { button.isSensitive = moving && replacing }
    }

    func announce(_ text: String) { widget.announce(text, urgency: .low) }

    // MARK: Layout

    /// Arranges the bar in as few rows as fit into a window's width, in points.
    func adapt(to width: Double) {
        let room = width - Self.around
        if besideFields.isEmpty { measure() }
        let isRoomy = defaultFieldWidth + (besideFields.max() ?? 0) + Self.roomForCount <= room
        for (row, beside) in zip(rows, besideFields) {
            row.orientation = Self.minField + beside > room ? .vertical : .horizontal
        }
        for entry in [field, replacement] as [Editable] {
            entry.expandsHorizontally = !isRoomy
            // Where there is room, both fields have the same width.
            entry.setMinimumSize(width: isRoomy ? Int(defaultFieldWidth) : -1)
        }
    }

    private func measure() {
        defaultFieldWidth = max(field.naturalSize.width, replacement.naturalSize.width)
        let besideFirst = [previous, next, matchesCase, wholeWords] as [Widget]
        besideFields = [besideFirst, [replaceOne, replaceAll]].map { $0.reduce(0) { $0 + $1.naturalSize.width + 6 } }
        besideFields[0] += Self.roomForNumber
    }

    /// Widths in points: of the space around the rows, of the narrowest usable field (more than its minimum size, so that the
    /// window can get narrower), of a match number, and of longer texts about matches.
    private static let (around, minField, roomForNumber, roomForCount) = (60.0, 130.0, 80.0, 100.0)
}
