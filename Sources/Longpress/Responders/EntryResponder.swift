public import Gtk

/// Makes a single-line text field a responder for the six standard edit commands, and for undoing and redoing changes in it.
/// GTK's own undo of the field is turned off: it has no action names, and reverts text that the program has set.
///
/// Any field works: an entry, a password or search entry, a spin button. For one from another binding or from C, wrap its pointer
/// first:
///
///     if let field = unsafe Editable(Widget(gtkWidget: pointer)) {
///         field.responder = EntryResponder(field)
///         field.menu = .edit(EditMenu())
///     }
///
/// A secret, such as a password, can't be cut or copied. It is selected as a whole or not at all, so that the boundaries of its
/// words don't show, and isn't kept for undo. A field that isn't editable has no Cut, Paste and Delete.
open class EntryResponder: EditMenuTarget {
    private static let handlers = CommandHandlers<EntryResponder>(
        editing: { $0.editingState },
        [
            .cut: { responder in
                responder.copy()
                responder.change(by: .cut) { responder.entry?.deleteSelection() }
            },
            .copy: { $0.copy() },
            .paste: { $0.paste() },
            .delete: { responder in responder.change(by: .delete) { responder.entry?.deleteSelection() } },
            .selectAll: { $0.entry?.select(0..<$0.count) },
        ]
    ).merging([
        .select: .with({ $0.editingState.allows(.select) ? $0.word(at: $0.entry?.insertionPoint) : nil }) {
            $0.entry?.select($1)
        },
        .insertEmoji: .when({ $0.entry.map { $0.isEditable && !$0.isSecret } ?? false }) { $0.entry?.chooseEmoji() },
        .showText: .when(
            { $0.keepsSecret && $0.entry?.hasPeekButton == true },
            title: { $0.entry?.showsSecret == true ? Command.hideTextTitle : nil }
        ) { $0.entry?.showsSecret.toggle() },
        // The titles name the action, as in "Undo Paste".
        .undo: .when(
            { $0.canChange && $0.history.undoName != nil }, title: { $0.history.undoName.map(Command.undo.titleNaming) }
        ) {
            $0.show($0.history.undo())
        },
        .redo: .when(
            { $0.canChange && $0.history.redoName != nil }, title: { $0.history.redoName.map(Command.redo.titleNaming) }
        ) {
            $0.show($0.history.redo())
        },
    ])

    private let weakEntry: WeakObject<Editable>
    /// Called with a message when a paste fails; nil discards the message.
    public var onFailure: ((String) -> Void)?

    private let keepsHistory: Bool
    private var history = FieldHistory()
    private var known: FieldHistory.State
    private var isChanging = false

    /// Creates the responder of a field. The field's current text can't be undone.
    public init(_ entry: Editable) {
        (weakEntry, known, keepsHistory) = (WeakObject(entry), FieldHistory.State(entry), true)
        entry.hasOwnUndo = false
        entry.hideSecretFromKeys()
        entry.onEditingChange { [weak self] in self?.recordChange() }
        // A secret can't be restored after the field becomes visible, nor visible text after it becomes secret.
        entry.onSecrecyChange { [weak self] in self?.forgetChanges() }
    }

    /// Creates the responder of a field for a program without undo commands of its own. GTK's own undo stays on, with its
    /// limitations.
    package init(leavingUndoToGtk entry: Editable) {
        (weakEntry, known, keepsHistory) = (WeakObject(entry), FieldHistory.State(), false)
        entry.hideSecretFromKeys()
    }

    /// Discards the undo history: the current text becomes the initial one. Call this after setting the text.
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

    /// The field's enclosing responder.
    open var nextResponder: (any Responder)? { entry?.enclosingResponder }

    /// True while the field is sensitive, because a field can have the focus.
    open var canBecomeFirstResponder: Bool { entry?.isSensitive ?? false }

    /// Takes the focus and keeps the selection: GTK would select everything.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let entry else { return false }
        if entry.containsFocus { return true }
        let selection = entry.selectedRange
        defer { entry.select(selection) }
        return entry.grabFocus()
    }

    /// Returns the handler of a command. Override this to add commands from a table of your own.
    open func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    private var canChange: Bool { entry?.isEditable ?? false }

    package var editingState: EditingState {
        guard let entry else { return EditingState(isEmpty: true, isEditable: false, isSelectable: false) }
        return EditingState(
            hasSelection: entry.selection != nil, isAllSelected: entry.selection == 0..<count, isEmpty: count == 0,
            isEditable: entry.isEditable, canPaste: Clipboard.standard.offersText, isSecret: keepsSecret)
    }

    private func copy() {
        guard let entry, let selection = entry.selection else { return }
        Clipboard.standard.offer([.text(entry.text.scalars(in: selection))])
    }

    /// Pastes the clipboard's text. Line breaks become spaces, because the field has one line.
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

    /// GTK reports changes of the text, the insertion point and the selection one by one.
    private func recordChange() {
        guard !isChanging, let entry else { return }
        let state = FieldHistory.State(entry)
        history.record(nil, from: known, to: state.text, at: Clock.milliseconds)
        known = state
    }

    private func change(by command: Command, _ body: () -> Void) {
        guard keepsHistory else { return body() }
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

    /// Returns the word at a position; a whole secret, because the boundaries of its words must not show.
    private func word(at offset: Int?) -> Range<Int>? {
        guard let entry, let offset else { return nil }
        if keepsSecret { return count == 0 ? nil : 0..<count }
        return TextBuffer.wordRange(at: offset, in: entry.text)
    }

    // MARK: EditMenuTarget

    /// Moves the insertion point to a press outside the selection. A press inside keeps the selection. Holding a secret selects
    /// all of it.
    open func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let entry, let point else { return }
        if keepsSecret, trigger == .hold { return entry.select(0..<count) }
        let offset = entry.offset(atX: point.x)
        if let selection = entry.selection, selection.contains(offset) || selection.upperBound == offset { return }
        entry.select(offset..<offset)
    }

    /// Selects the word, or a whole secret.
    open func selectForDoubleTap(at point: Point) {
        guard let entry else { return }
        let offset = entry.offset(atX: point.x)
        // In one step, without moving the insertion point first: X reports late that a selection is given up, and GTK would take
        // that for the end of the next selection.
        entry.select(word(at: offset) ?? offset..<offset)
    }

    /// Selects the whole text, because a field has one line.
    open func selectForTripleTap(at point: Point) { entry?.select(0..<count) }

    /// True: GTK selects the word on a double click, and extends the selection by words while the mouse is dragged.
    open var selectsOnDoubleClick: Bool { true }

    /// Calls a handler when the text or its selection changes.
    open func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        entry?.onEditingChange(handler) ?? []
    }

    /// The selection, or the insertion point.
    open var targetRectangle: Rectangle? { entry.map { $0.bounds(of: $0.selectedRange) } }
}

extension FieldHistory.State {
    /// Creates the current state of a field; an empty state for a secret.
    fileprivate init(_ entry: Editable) {
        self.init()
        guard !entry.isSecret else { return }
        text = entry.text
        selection = entry.selectedRange
    }
}
