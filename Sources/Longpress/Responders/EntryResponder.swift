public import Gtk

/// Makes a single-line text field a responder for the six standard edit commands (E1).
open class EntryResponder: EditMenuTarget {
    private let weakEntry: WeakObject<Entry>
    /// Called with a message when a paste fails; nil drops it.
    public var onFailure: ((String) -> Void)?

    /// Makes the responder of a field.
    public init(_ entry: Entry) {
        weakEntry = WeakObject(entry)
    }

    /// The field, while it exists.
    public var entry: Entry? { weakEntry.value }

    private var count: Int { entry?.text.unicodeScalars.count ?? 0 }

    // MARK: Responder

    /// The responder around the field.
    open var nextResponder: (any Responder)? { entry?.enclosingResponder }

    /// True: a field can have the focus.
    open var canBecomeFirstResponder: Bool { entry?.isSensitive ?? false }

    /// Takes the focus, and keeps the selection: GTK would select everything.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let entry else { return false }
        if entry.containsFocus { return true }
        let selection = entry.selection ?? entry.insertionPoint..<entry.insertionPoint
        defer { entry.select(selection) }
        return entry.grabFocus()
    }

    /// Whether a standard edit command makes sense now.
    open func canPerform(_ command: Command) -> Bool {
        guard let entry else { return false }
        let state = EditingState(
            hasSelection: entry.selection != nil, isAllSelected: entry.selection == 0..<count, isEmpty: count == 0,
            canPaste: Clipboard.standard.offersText)
        return state.allows(command) && (command.id != Command.select.id || wordAtInsertionPoint != nil)
    }

    /// Performs a standard edit command.
    open func perform(_ command: Command) {
        switch command.id {
        case Command.cut.id:
            copy()
            entry?.deleteSelection()
        case Command.copy.id: copy()
        case Command.paste.id: paste()
        case Command.delete.id: entry?.deleteSelection()
        case Command.select.id: selectWord()
        case Command.selectAll.id: entry?.select(0..<count)
        default: break
        }
    }

    /// Nil: every command has its own title.
    open func title(for command: Command) -> String? { nil }

    /// Nil: none of the commands is a toggle.
    open func isOn(_ command: Command) -> Bool? { nil }

    private func copy() {
        guard let entry, let selection = entry.selection else { return }
        let scalars = Array(entry.text.unicodeScalars)[selection]
        Clipboard.standard.offer([.text(String(String.UnicodeScalarView(scalars)))])
    }

    /// Line breaks become spaces: the field has one line.
    private func paste() {
        Task {
            do {
                let text = try await Clipboard.standard.readText()
                guard let entry, !text.isEmpty else { return }
                entry.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
            } catch {
                onFailure?(PasteFailure.message(for: error))
            }
        }
    }

    private func selectWord() {
        if let word = wordAtInsertionPoint { entry?.select(word) }
    }

    private var wordAtInsertionPoint: Range<Int>? {
        entry.flatMap { TextBuffer.wordRange(at: $0.insertionPoint, in: $0.text) }
    }

    // MARK: EditMenuTarget

    /// A press outside the selection puts the insertion point there; one inside keeps the selection.
    open func prepareEditMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let entry, let point else { return }
        let offset = entry.offset(atX: point.x)
        if let selection = entry.selection, selection.contains(offset) || selection.upperBound == offset { return }
        entry.select(offset..<offset)
    }

    /// Selects the word (E23).
    open func selectForDoubleTap(at point: Point) {
        guard let entry else { return }
        let offset = entry.offset(atX: point.x)
        entry.select(offset..<offset)
        selectWord()
    }

    /// Selects all of it: a field has one line.
    open func selectForTripleTap(at point: Point) { entry?.select(0..<count) }

    /// True: GTK selects the word on a double click, and goes on by words if the mouse is dragged.
    open var selectsOnDoubleClick: Bool { true }

    /// The selection, or the insertion point.
    open var targetRectangle: Rectangle? {
        guard let entry else { return nil }
        return Rectangle(entry.bounds(of: entry.selection ?? entry.insertionPoint..<entry.insertionPoint))
    }
}
