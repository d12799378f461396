import Formats
import Gtk
import Longpress

/// The text's own commands: the standard ones, and styles and direction for what is selected (R19, R20).
final class NoteTextResponder: TextViewResponder {
    private static let styles: [Command.ID: TextStyle] = [
        Command.bold.id: .bold, Command.italic.id: .italic, Command.underline.id: .underline,
    ]
    private static let directions: [Command.ID: Bool] = [
        Command.writeLeftToRight.id: false, Command.writeRightToLeft.id: true,
    ]

    private static let forms: [Command.ID: CopiedText.Form] = [
        Command.copyAsPlainText.id: .plain, Command.copyAsHTML.id: .html, Command.copyAsMarkdown.id: .markdown,
    ]

    /// Called with the selection when it is to be shared.
    var onShare: (CopiedText) -> Void = { _ in }

    /// Copies and pastes.
    let clipboard: TextClipboard
    /// The styles of what is typed next.
    let typing: TypingStyles
    let history: History
    private let spelling: SpellingResponder
    private let links: LinkResponder
    private let definitions: DefineResponder

    /// Makes the responder of a view whose spelling is checked. After it in the chain are those for the program's own
    /// commands, for spelling, for addresses, for definitions and for copying
    /// styles.
    init(_ view: TextView, note: Note, spelling checker: SpellChecker) {
        let history = note.history
        self.history = history
        // The note records its text already: a letter is recorded before its styles.
        let typing = TypingStyles(view.buffer)
        self.typing = typing
        clipboard = TextClipboard(view, note: note) { typing.styles }
        definitions = DefineResponder(view, next: StyleResponder(view, history: history))
        links = LinkResponder(view, next: definitions)
        spelling = SpellingResponder(checker, next: links)
        spelling.change = { history.step(named: localized("Correct Spelling"), $0) }
        super.init(view)
        clipboard.onFailure = { [weak self] in self?.onFailure?($0) }
        links.onFailure = { [weak self] in self?.onFailure?($0) }
        definitions.onFailure = { [weak self] in self?.onFailure?($0) }
        _ = Self.selectionForm
        view.onTextDrop { [weak self] in self?.handle($0) ?? false }
    }

    /// What GTK itself hands over of a text, such as what is dragged, has its styles, too.
    private static let selectionForm: Void = TextSelectionForm.add(type: MediaType.html.name) { selection, buffer in
        await CopiedText(selection, of: buffer).bytes(as: .html)
    }

    override var nextResponder: (any Responder)? { spelling }

    override func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        super.prepareMenu(at: point, by: trigger)
        spelling.checker.settle(at: point)
        Dictionaries.shared.look(again: true)
    }

    override func canPerform(_ command: Command) -> Bool {
        if Self.isSharing(command) { return view?.buffer.selection != nil }
        if Self.forms[command.id] != nil { return view?.buffer.selection != nil }
        if Self.styles[command.id] != nil { return view?.isEditable == true }
        if command.id == Command.pasteAndMatchStyle.id { return view?.isEditable == true && TextClipboard.canPasteText }
        if Self.directions[command.id] != nil { return editingState.isEditable && !editingState.isEmpty }
        return super.canPerform(command)
    }

    override func change(by command: Command, _ body: () -> Void) {
        history.step(named: command.undoName, body)
        view?.revealSelection()
    }

    override var editingState: EditingState {
        var state = super.editingState
        state.canPaste = TextClipboard.canPaste
        return state
    }

    override func copy() { clipboard.copy() }

    override func paste() { clipboard.paste(named: Command.paste.undoName) }

    override func perform(_ command: Command) {
        guard let buffer = view?.buffer else { return }
        if let style = Self.styles[command.id] {
            guard let selection = buffer.selection else {
                typing.toggle(style)
                view?.revealSelection()
                return
            }
            change(by: command) { buffer.set(style, !buffer.has(style, in: selection), in: selection) }
        } else if let form = Self.forms[command.id] {
            clipboard.copy(as: [form])
        } else if command.id == Command.pasteAndMatchStyle.id {
            clipboard.paste(named: command.undoName, matchesStyle: true)
        } else if Self.isSharing(command), let selection = buffer.selection {
            onShare(CopiedText(selection, of: buffer))
        } else if let rightToLeft = Self.directions[command.id] {
            change(by: command) { buffer.setRightToLeft(rightToLeft, in: affected(in: buffer)) }
        } else {
            super.perform(command)
        }
    }

    override func isOn(_ command: Command) -> Bool? {
        guard let buffer = view?.buffer else { return nil }
        if let style = Self.styles[command.id] {
            return buffer.selection.map { buffer.has(style, in: $0) } ?? typing.styles.contains(style)
        }
        return Self.directions[command.id].map { buffer.isRightToLeft($0, in: affected(in: buffer)) }
    }

    private static func isSharing(_ command: Command) -> Bool {
        [Command.share.id, Command.shareSelection.id].contains(command.id)
    }

    private func affected(in buffer: TextBuffer) -> Range<Int> {
        buffer.selection ?? buffer.insertionPoint..<buffer.insertionPoint
    }
}
