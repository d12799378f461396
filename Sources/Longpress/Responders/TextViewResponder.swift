public import Gtk

/// Makes a text view a responder for the six standard edit commands, which act on the text's own selection.
///
/// Subclass it to add commands or to change what cutting, copying and pasting mean. The view keeps it alive:
///
///     view.responder = TextViewResponder(view)
///     view.menu = .edit(EditMenu())
open class TextViewResponder: EditMenuTarget {
    private static let handlers = CommandHandlers<TextViewResponder>(
        editing: { $0.editingState },
        [
            .cut: {
                $0.cut()
                $0.view?.revealSelection()
            },
            .copy: { $0.copy() },
            .paste: { $0.paste() },
            .delete: { responder in
                responder.change(by: .delete) { responder.view?.buffer.deleteSelection() }
                responder.view?.revealSelection()
            },
            .selectAll: { $0.selectAll() },
        ]
    ).merging([
        // On a line without words there is nothing to select.
        .select: .with({ $0.editingState.allows(.select) ? $0.wordAtInsertionPoint : nil }) { responder, word in
            responder.view?.buffer.select(word)
            responder.view?.revealSelection()
        },
        .insertEmoji: .when({ $0.view?.isEditable == true }) { $0.view?.chooseEmoji() },
    ])

    private let weakView: WeakObject<TextView>
    /// Called with a message when a paste fails; nil discards the message.
    public var onFailure: ((String) -> Void)?
    /// The responder that is asked next; nil for the view's enclosing responder.
    public var next: (any Responder)?
    /// The insertion point where a press has placed it, in the view's coordinates, while that press is handled. Afterwards the
    /// text may have been scrolled or laid out differently.
    private var placed: (offset: Int, rectangle: Rectangle)?

    /// Creates the responder of a view, and takes over the view's own keys for cutting, copying and pasting.
    public init(_ view: TextView) {
        weakView = WeakObject(view)
        view.replaceClipboardKeys(
            cut: { [weak self] in self?.perform(.cut) },
            copy: { [weak self] in self?.perform(.copy) },
            paste: { [weak self] in self?.perform(.paste) })
    }

    /// The view, while it exists.
    public var view: TextView? { weakView.value }

    // MARK: Responder

    /// ``next``, or the view's enclosing responder.
    open var nextResponder: (any Responder)? { next ?? view?.enclosingResponder }

    /// True while the view is sensitive, because a text view can have the focus.
    open var canBecomeFirstResponder: Bool { view?.isSensitive ?? false }

    /// Takes the focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool { view?.grabFocusIfNeeded() ?? false }

    /// Returns the handler of a command. Override this to add commands from a table of your own.
    open func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    /// The state of the selection and the operations that are possible on it.
    open var editingState: EditingState {
        guard let view else { return EditingState(isEmpty: true, isEditable: false, isSelectable: false) }
        let buffer = view.buffer
        let selection = buffer.selection
        return EditingState(
            hasSelection: selection != nil, isAllSelected: selection == 0..<buffer.count, isEmpty: buffer.count == 0,
            isEditable: view.isEditable, canPaste: Clipboard.standard.offersText)
    }

    // MARK: The standard commands

    /// Applies a command's change of the text, possibly some time after the command was performed. Override this to record the
    /// change under the command's name, so that it can be undone.
    open func change(by command: Command, _ body: () -> Void) { body() }

    /// Copies the selection and removes it.
    open func cut() {
        copy()
        change(by: .cut) { view?.buffer.deleteSelection() }
    }

    /// Puts the selected text on the clipboard.
    open func copy() {
        guard let buffer = view?.buffer, let selection = buffer.selection else { return }
        Clipboard.standard.offer([.text(buffer.text(in: selection))])
    }

    /// Replaces the selection with the clipboard's text. If that can't be read, nothing changes.
    open func paste() {
        Task {
            do {
                let text = try await Clipboard.standard.readText()
                guard let view, view.isEditable, !text.isEmpty else { return }
                change(by: .paste) { view.buffer.replaceSelection(with: text) }
                view.scrollToInsertionPoint()
            } catch {
                onFailure?(PasteFailure.message(for: error))
            }
        }
    }

    private var wordAtInsertionPoint: Range<Int>? {
        view.flatMap { $0.buffer.wordRange(at: $0.buffer.insertionPoint) }
    }

    private func selectAll() {
        guard let buffer = view?.buffer else { return }
        buffer.select(0..<buffer.count)
    }

    // MARK: EditMenuTarget

    /// Moves the insertion point to a press outside the selection. A press inside keeps the selection. If a key opens the menu,
    /// scrolls to the selection or insertion point first.
    open func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        placed = nil
        guard let view else { return }
        if trigger.grabsKeyboardFocus { view.revealSelection() }
        guard let point else { return }
        let buffer = view.buffer
        let offset = view.offset(at: point)
        if let selection = buffer.selection, selection.contains(offset) || selection.upperBound == offset { return }
        // Measured before the insertion point moves: afterwards GTK would lay out the whole paragraph, a tenth of the work of
        // opening a menu.
        placed = (offset, view.bounds(of: offset..<offset))
        MainLoop.soon { [weak self] in self?.placed = nil }
        buffer.insertionPoint = offset
    }

    /// Selects the emoji or word at the point. On a line without words, selects nothing, whatever GTK has selected there.
    open func selectForDoubleTap(at point: Point) {
        guard let view else { return }
        let (buffer, offset) = (view.buffer, view.offset(at: point))
        let emoji = buffer.emojiRange(at: view.offset(ofCharacterAt: point))
        buffer.select(emoji ?? buffer.wordRange(at: offset) ?? offset..<offset)
    }

    /// Selects the paragraph without its line break.
    open func selectForTripleTap(at point: Point) {
        guard let view else { return }
        view.buffer.select(view.buffer.paragraphRange(at: view.offset(at: point)))
    }

    /// True: GTK selects the word on a double click, and extends the selection by words while the mouse is dragged.
    open var selectsOnDoubleClick: Bool { true }

    /// Calls a handler when the text or its selection changes.
    open func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] {
        view?.buffer.onEditingChange(handler) ?? []
    }

    /// The visible part of the selection, or the insertion point.
    open var targetRectangle: Rectangle? {
        guard let view else { return nil }
        let range = view.buffer.selectedRange
        if let placed, range == placed.offset..<placed.offset { return placed.rectangle }
        return view.bounds(of: range)
    }
}
