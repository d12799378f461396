import Formats
import Gtk
import GtkEditor
import Longpress
import Notes

/// The responder of the note's text: the standard commands, and styles and directions for the selection (R19, R20).
final class NoteTextResponder: TextViewResponder {
    private static let handlers: CommandHandlers<NoteTextResponder> = [
        .bold: style(.bold, by: .bold), .italic: style(.italic, by: .italic),
        .underline: style(.underline, by: .underline), .strikethrough: style(.strikethrough, by: .strikethrough),
        .highlight: style(.highlight, by: .highlight), .code: style(.code, by: .code),
        .format: .when({ $0.view?.isEditable == true && $0.view?.buffer.selection != nil }) { _ in },
        .titleStyle: paragraph(.title, by: .titleStyle), .headingStyle: paragraph(.heading, by: .headingStyle),
        .subheadingStyle: paragraph(.subheading, by: .subheadingStyle), .bodyStyle: paragraph(nil, by: .bodyStyle),
        .quotationStyle: paragraph(.quotation, by: .quotationStyle),
        .bulletedList: list(of: .bullet, by: .bulletedList), .numberedList: list(of: .number, by: .numberedList),
        .dashedList: list(of: .dash, by: .dashedList), .checklist: list(of: .open, by: .checklist), .markDone: ticking,
        .increaseLevel: nesting(by: 1, .increaseLevel), .decreaseLevel: nesting(by: -1, .decreaseLevel),
        .writeLeftToRight: direction(isRightToLeft: false, by: .writeLeftToRight),
        .writeRightToLeft: direction(isRightToLeft: true, by: .writeRightToLeft),
        .link: asking, .editLink: editing, .removeLink: unlinking,
        .copyAsPlainText: copying(as: .plain), .copyAsHTML: copying(as: .html),
        .copyAsMarkdown: copying(as: .markdown),
        .pasteAndMatchStyle: .when({ $0.view?.isEditable == true && TextClipboard.canPasteText }) {
            $0.clipboard.paste(named: Command.pasteAndMatchStyle.undoName, matchesStyle: true)
        },
        // Without text to paste, the window pastes a picture. With nothing selected, it shares the note.
        .paste: .when({ $0.editingState.allows(.paste) }) { $0.paste() }.ifAvailable,
        .share: sharing.ifAvailable, .shareSelection: sharing,
    ]

    private static func style(_ style: TextStyle, by command: Command) -> Handler {
        .when({ $0.view?.isEditable == true }, isOn: { $0.has(style) }) { $0.toggle(style, by: command) }
    }

    private static func paragraph(_ style: ParagraphStyle?, by command: Command) -> Handler {
        .when({ $0.view?.isEditable == true }, isOn: { $0.typing.paragraph.map { $0 == style } ?? false }) {
            responder in
            responder.change(by: command) { responder.typing.setParagraph(style) }
        }
    }

    private static func direction(isRightToLeft: Bool, by command: Command) -> Handler {
        .when(
            { $0.editingState.isEditable && !$0.editingState.isEmpty },
            isOn: { $0.view.map { $0.buffer.isRightToLeft(isRightToLeft, in: $0.buffer.selectedRange) } }
        ) { responder in
            guard let buffer = responder.view?.buffer else { return }
            responder.change(by: command) { buffer.setRightToLeft(isRightToLeft, in: buffer.selectedRange) }
        }
    }

    private static func copying(as form: CopiedText.Form) -> Handler {
        .when({ $0.view?.buffer.selection != nil }) { $0.clipboard.copy(as: [form]) }
    }

    private static var sharing: Handler {
        .with({ $0.view?.buffer.selection }) { responder, selection in
            guard let buffer = responder.view?.buffer else { return }
            responder.onShare(CopiedText(selection, of: buffer))
        }
    }

    /// The pictures in the text.
    weak var pictures: TextPictures?

    /// Called with the selection to share.
    var onShare: (CopiedText) -> Void = { _ in }

    let clipboard: TextClipboard
    /// The styles of the text that is typed next.
    let typing: TypingStyles
    let history: History
    private let spelling: SpellingResponder
    private let links: LinkResponder
    private let definitions: DefineResponder
    private let searches: SearchResponder

    /// Creates the responder of a view whose spelling is checked. It is followed in the chain by those for spelling, addresses,
    /// definitions, searches in other programs, and copying styles.
    init(_ view: TextView, note: Note, spelling checker: SpellChecker) {
        let history = note.history
        self.history = history
        // The note follows its text already, so that a letter is recorded before its styles.
        let typing = TypingStyles(view.buffer)
        self.typing = typing
        clipboard = TextClipboard(view, note: note) { typing.styles }
        searches = SearchResponder(view, next: StyleResponder(view, history: history))
        definitions = DefineResponder(view, next: searches)
        links = LinkResponder(view, next: definitions)
        spelling = SpellingResponder(checker, next: links)
        spelling.change = { history.step(named: localized("Correct Spelling"), $0) }
        super.init(view)
        clipboard.onFailure = { [weak self] in self?.onFailure?($0) }
        links.onFailure = { [weak self] in self?.onFailure?($0) }
        definitions.onFailure = { [weak self] in self?.onFailure?($0) }
        searches.onFailure = { [weak self] in self?.onFailure?($0) }
        _ = Self.selectionForm
        followListKeys(of: view)
        followLinkClicks(of: view)
        view.onTextDrop { [weak self] in self?.handle($0) ?? false }
    }

    /// Adds styles to what GTK itself transfers, such as dragged text.
    private static let selectionForm: Void = TextSelectionForm.add(type: MediaType.html.name) { selection, buffer in
        await CopiedText(selection, of: buffer).bytes(as: .html)
    }

    override var nextResponder: (any Responder)? { spelling }

    override func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        super.prepareMenu(at: point, by: trigger)
        spelling.checker.settle(at: point)
        Dictionaries.shared.look(again: true)
        SearchPrograms.shared.look()
    }

    override func handler(for command: Command) -> CommandHandler? {
        selectedPicture(command) ?? Self.handlers[command, for: self] ?? super.handler(for: command)
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

    /// Returns whether the selection has a style, or, without a selection, the text that is typed next.
    private func has(_ style: TextStyle) -> Bool? {
        guard let buffer = view?.buffer else { return nil }
        return buffer.selection.map { buffer.has(style, in: $0) } ?? typing.styles.contains(style)
    }

    private func toggle(_ style: TextStyle, by command: Command) {
        guard let buffer = view?.buffer else { return }
        guard let selection = buffer.selection else {
            typing.toggle(style)
            view?.revealSelection()
            return
        }
        change(by: command) { buffer.set(style, !buffer.has(style, in: selection), in: selection) }
    }
}
