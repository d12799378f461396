public import Gtk

/// Makes a single-line text field a responder for the six standard edit commands, and for undoing and redoing what is
/// done in it. GTK's own undo of the field is off: it knows no names, and takes back what the program put in.
///
/// Any field will do: an entry, a password or search entry, a spin button. For one of another binding, or of C, wrap its
/// pointer first:
///
///     if let field = unsafe Editable(Widget(gtkWidget: pointer)) {
///         field.responder = EntryResponder(field)
///         field.menu = .edit(EditMenu())
///     }
///
/// What is secret, such as a password, can't be cut or copied, is selected as a whole or not at all, so that nobody sees
/// where its words end, and isn't kept to be undone. What can't be edited has no Cut, Paste and Delete.
open class EntryResponder: EditMenuTarget {
    private let weakEntry: WeakObject<Editable>
    /// Called with a message when a paste fails; nil drops it.
    public var onFailure: ((String) -> Void)?

    private var history = FieldHistory()
    private var known: FieldHistory.State
    private var isChanging = false

    /// Makes the responder of a field. What the field holds by now can't be undone.
    public init(_ entry: Editable) {
        weakEntry = WeakObject(entry)
        known = FieldHistory.State(entry)
        entry.hasOwnUndo = false
        entry.keepsSecretFromKeys()
        entry.onEditingChange { [weak self] in self?.takeNote() }
        // What was secret can't be brought back once it no longer is, and the other way round.
        entry.onSecrecyChange { [weak self] in self?.forgetChanges() }
    }

    /// Takes what the field holds now as what it begins with: nothing can be undone. Call it after setting the text.
    public func forgetChanges() {
        history = FieldHistory()
        if let entry { known = FieldHistory.State(entry) }
    }

    /// The field, while it exists.
    public var entry: Editable? { weakEntry.value }

    /// Whether the field's text is a secret.
    open var keepsSecret: Bool { entry?.isSecret ?? false }

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
    open func canPerform(_ command: Command) -> Bool { makesSense(command) }

    private func makesSense(_ command: Command) -> Bool {
        guard let entry else { return false }
        if command.id == Command.undo.id { return entry.isEditable && history.undoName != nil }
        if command.id == Command.redo.id { return entry.isEditable && history.redoName != nil }
        return EditingState.decides(command) && editingState.allows(command)
            && (command.id != Command.select.id || word(at: entry.insertionPoint) != nil)
    }

    package var editingState: EditingState {
        guard let entry else { return EditingState(isEmpty: true, isEditable: false, isSelectable: false) }
        return EditingState(
            hasSelection: entry.selection != nil, isAllSelected: entry.selection == 0..<count, isEmpty: count == 0,
            isEditable: entry.isEditable, canPaste: Clipboard.standard.offersText, isSecret: keepsSecret)
    }

    /// Performs a standard edit command, if it makes sense now: a key may ask for it however things stand.
    open func perform(_ command: Command) {
        guard makesSense(command) else { return }
        switch command.id {
        case Command.cut.id:
            copy()
            change(by: command) { entry?.deleteSelection() }
        case Command.copy.id: copy()
        case Command.paste.id: paste()
        case Command.delete.id: change(by: command) { entry?.deleteSelection() }
        case Command.undo.id: show(history.undo())
        case Command.redo.id: show(history.redo())
        case Command.select.id: if let word = word(at: entry?.insertionPoint) { entry?.select(word) }
        case Command.selectAll.id: entry?.select(0..<count)
        default: break
        }
    }

    /// Undo and Redo say what, as in "Undo Paste"; every other command has its own title.
    open func title(for command: Command) -> String? {
        let name =
            switch command.id {
            case Command.undo.id: history.undoName
            case Command.redo.id: history.redoName
            default: nil as String?
            }
        return name.map(command.titleNaming)
    }

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
                guard let entry, entry.isEditable, !text.isEmpty else { return }
                change(by: .paste) {
                    entry.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
                }
            } catch {
                onFailure?(PasteFailure.message(for: error))
            }
        }
    }

    // MARK: Undo

    /// GTK tells of the text, the insertion point and the selection one by one.
    private func takeNote() {
        guard !isChanging, let entry else { return }
        let state = FieldHistory.State(entry)
        history.record(nil, from: known, to: state.text, at: Clock.milliseconds)
        known = state
    }

    private func change(by command: Command, _ body: () -> Void) {
        let before = known
        quietly(body)
        history.record(command.title, from: before, to: known.text, at: Clock.milliseconds)
    }

    private func show(_ state: FieldHistory.State?) {
        guard let state else { return }
        quietly {
            entry?.text = state.text
            entry?.select(state.selection)
        }
    }

    private func quietly(_ body: () -> Void) {
        isChanging = true
        body()
        isChanging = false
        if let entry { known = FieldHistory.State(entry) }
    }

    /// The word at a position; of a secret all of it, for nobody is to see where a word of it ends.
    private func word(at offset: Int?) -> Range<Int>? {
        guard let entry, let offset else { return nil }
        if keepsSecret { return count == 0 ? nil : 0..<count }
        return TextBuffer.wordRange(at: offset, in: entry.text)
    }

    // MARK: EditMenuTarget

    /// A press outside the selection puts the insertion point there; one inside keeps the selection. Holding a secret
    /// selects all of it.
    open func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let entry, let point else { return }
        if keepsSecret, trigger == .hold { return entry.select(0..<count) }
        let offset = entry.offset(atX: point.x)
        if let selection = entry.selection, selection.contains(offset) || selection.upperBound == offset { return }
        entry.select(offset..<offset)
    }

    /// Selects the word, or all of a secret.
    open func selectForDoubleTap(at point: Point) {
        guard let entry else { return }
        let offset = entry.offset(atX: point.x)
        // At once, and not from the insertion point on: X tells late that a selection is given up, and GTK would take that
        // for the end of the next one.
        entry.select(word(at: offset) ?? offset..<offset)
    }

    /// Selects all of it: a field has one line.
    open func selectForTripleTap(at point: Point) { entry?.select(0..<count) }

    /// True: GTK selects the word on a double click, and goes on by words if the mouse is dragged.
    open var selectsOnDoubleClick: Bool { true }

    /// Follows the text and what is selected in it.
    open func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        entry?.onEditingChange(handler) ?? []
    }

    /// The selection, or the insertion point.
    open var targetRectangle: Rectangle? {
        guard let entry else { return nil }
        return entry.bounds(of: entry.selection ?? entry.insertionPoint..<entry.insertionPoint)
    }
}

extension FieldHistory.State {
    /// Creates the state of a field now; empty for a secret.
    fileprivate init(_ entry: Editable) {
        self.init()
        guard !entry.isSecret else { return }
        text = entry.text
        selection = entry.selection ?? entry.insertionPoint..<entry.insertionPoint
    }
}
