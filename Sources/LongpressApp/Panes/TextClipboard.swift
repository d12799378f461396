import Formats
import Gtk
import GtkEditor
import Longpress
import Notes

/// Copies and pastes the note's text: in all forms on the way out, in the richest form on the way in (R13, R16, R26). Pasted
/// pictures are added to the note in the same step.
final class TextClipboard {
    /// Called with a message when something can't be pasted.
    var onFailure: (String) -> Void = { _ in }
    /// Called with the last such message when the user pastes something else, which makes the message obsolete.
    var onAnotherTry: (String) -> Void = { _ in }
    /// Called with a picture when only that is pasted or dropped, and with the name of the step.
    var onPicture: (LoadedPicture, _ name: String) -> Void = { _, _ in }
    var activity: ActivityBar?

    private let view: WeakObject<TextView>
    private let note: Note
    private let styles: () -> Set<TextStyle>
    /// The pastes that are running or waiting for earlier ones.
    private var pastes: [Task<Void, Never>] = []
    private var running: Activity?
    private var insertion: TextInsertion?
    private var lastFailure: String?
    /// The removal of text whose paste was cancelled while it was being inserted.
    private var reverting: Task<Void, Never>?

    /// Creates the clipboard of a note's text view. `styles` returns the styles for plain text at the insertion point.
    init(_ view: TextView, note: Note, styles: @escaping () -> Set<TextStyle>) {
        self.view = WeakObject(view)
        self.note = note
        self.styles = styles
    }

    /// Whether the clipboard has anything for the text.
    static var canPaste: Bool {
        PastedContent.isOffered(by: Clipboard.standard) || Clipboard.standard.offersFiles
    }

    static var canPasteText: Bool { PastedContent.isOffered(by: Clipboard.standard) }

    // MARK: Copying

    /// Copies the selection, in all forms unless told otherwise.
    func copy(as forms: [CopiedText.Form] = CopiedText.Form.usual) {
        guard let buffer = view.value?.buffer, let selection = buffer.selection else { return }
        CopiedText(selection, of: buffer).offer(as: forms)
    }

    // MARK: Pasting

    /// Replaces the selection by the clipboard's content, or by its text in the surrounding style, after earlier pastes.
    func paste(named name: String, matchesStyle: Bool = false) {
        begin({ PasteFailure.message(for: $0) }) { clipboard in
            let source = Clipboard.standard
            let content =
                matchesStyle
                ? try await PastedContent.readText(from: source) : try await PastedContent.read(from: source)
            try await clipboard.paste(content, named: content?.isPicture == true ? Command.pasteImage.undoName : name)
        }
    }

    /// Inserts dropped content, after earlier pastes. The task ends once the content is inserted or has failed.
    func drop(_ drop: Drop, at offset: Int) -> Task<Void, Never>? {
        guard let view = view.value, view.isEditable else { return nil }
        view.grabFocus()
        view.buffer.insertionPoint = offset
        return begin({ _ in localized("The dropped content couldn’t be read. Nothing was added.") }) { clipboard in
            try await clipboard.paste(PastedContent.read(from: drop), named: localized("Drop"))
        }
    }

    /// Inserts dropped plain text at a position, in the style around it.
    func drop(_ text: String, at offset: Int) {
        view.value?.buffer.insertionPoint = offset
        begin({ _ in "" }) { try await $0.paste(PastedContent(text: RichText(text)), named: localized("Drop")) }
    }

    /// Inserts text of another note, with its pictures.
    func drop(_ copied: CopiedText, at offset: Int) {
        view.value?.buffer.insertionPoint = offset
        begin({ _ in "" }) { clipboard in
            let document = try await HTMLReader.load(copied.bytes(as: .note))
            var content = PastedContent(text: document.content.text, hasStyles: true)
            try await content.add(document.content.figures)
            try await clipboard.paste(content, named: localized("Drop"))
        }
    }

    /// Begins a paste, after those that are running. `message` returns the message for a failure.
    @discardableResult
    private func begin(
        _ message: @escaping (any Error) -> String, _ paste: @escaping (TextClipboard) async throws -> Void
    ) -> Task<Void, Never> {
        lastFailure.map(onAnotherTry)
        lastFailure = nil
        if pastes.isEmpty { running = activity?.begin(localized("Pasting…")) { [weak self] in self?.cancel() } }
        let previous = pastes.last ?? reverting
        let task = Task { [weak self] in
            await previous?.value
            if !Task.isCancelled { await self?.run(message, paste) }
        }
        pastes.append(task)
        return task
    }

    private func run(
        _ message: (any Error) -> String, _ paste: (TextClipboard) async throws -> Void
    ) async {
        do {
            try await paste(self)
        } catch is CancellationError {
            // The user has cancelled it.
        } catch {
            if !Task.isCancelled { fail((error as? FailedFiles)?.message ?? message(error)) }
        }
        // Cancelled pastes have been removed already.
        guard !Task.isCancelled else { return }
        pastes.removeFirst()
        if pastes.isEmpty { running?.end() }
    }

    /// Cancels all pastes. A paste that doesn't respond is abandoned: it inserts nothing, and later pastes don't wait for it.
    func cancel() {
        // Text that is already inserted has to be removed again, and later pastes wait for that.
        if let insertion, let paste = pastes.first {
            insertion.cancel()
            reverting = paste
        }
        for paste in pastes { paste.cancel() }
        pastes = []
        running?.end()
    }

    private func fail(_ message: String) {
        lastFailure = message
        onFailure(message)
    }

    private func paste(_ pasted: PastedContent?, named name: String) async throws {
        try Task.checkCancellation()
        guard let pasted else { return }
        guard pasted.isPicture, let picture = pasted.pictures.first?.picture else {
            return try await insert(pasted, named: name)
        }
        onPicture(picture, name)
    }

    private func insert(_ pasted: PastedContent, named name: String) async throws {
        let pictures = pasted.pictures
        var failures = pasted.failures
        if !pasted.isComplete { failures.append(PastedContent.cutMessage) }
        let (whole, isDivided) = await Self.normalized(pasted.text)
        try Task.checkCancellation()
        guard let view = view.value, view.isEditable, !pasted.text.isEmpty || !pictures.isEmpty else {
            if !failures.isEmpty { fail(failures.joined(separator: "\n")) }
            return
        }
        let offset = view.buffer.selection?.lowerBound ?? view.buffer.insertionPoint
        let styles = view.buffer.selection.map { view.buffer.styleSample(of: $0).styles } ?? self.styles()
        let around = Self.paragraph(at: offset, in: view.buffer)
        let first = note.reserveNumbers((pictures.map(\.id).max() ?? -1) + 1)
        let known = Set(pictures.map(\.id))
        let text = await Self.fitted(whole, pasted.hasStyles ? nil : styles, into: around) { picture in
            known.contains(picture.id) ? TextPicture(id: first + picture.id, size: picture.size) : nil
        }
        let insertion = TextInsertion(view, history: note.history) { [weak self] part in
            self?.running?.update(localized("Pasting… {percent} %", ["percent": "\(Int(part * 100))"]))
        }
        try Task.checkCancellation()
        self.insertion = insertion
        defer { self.insertion = nil }
        var added = 0
        let isWhole = await insertion.insert(text, named: name) { added = note.add(pictures, from: first) }
        guard isWhole else { return }
        if added < pictures.count {
            failures.append(
                localized(
                    "Some images were not pasted. {reason}",
                    ["reason": PictureFailure(name: "", NoteFullError()).reason]))
        }
        if isDivided {
            failures.append(localized("The longest lines were divided so that they can be shown."))
        }
        // A selection that the user has made meanwhile stays in view.
        if !text.isEmpty, view.buffer.selection == nil { view.scrollToInsertionPoint() }
        if !failures.isEmpty { fail(failures.joined(separator: "\n")) }
    }

    /// Returns the attributes of the paragraph that text is inserted into; nil if it is empty, and takes those of the text.
    static func paragraph(at offset: Int, in buffer: TextBuffer) -> RichText.Attributes? {
        let paragraph = buffer.paragraphRange(at: offset)
        guard !paragraph.isEmpty else { return nil }
        let first = paragraph.lowerBound..<paragraph.lowerBound + 1
        return buffer.richText(in: first).runs.first?.attributes
    }

    /// Returns text as a note takes it: with line feeds as line ends, and with lines divided that are too long for layout.
    /// `isDivided` says whether there were any.
    @concurrent
    private static func normalized(_ text: RichText) async -> (text: RichText, isDivided: Bool) {
        let text = text.withLineFeeds
        return LineLimit.applied(to: text).map { ($0, true) } ?? (text, false)
    }

    /// Returns text that fits its place: it joins a paragraph with that paragraph's attributes, and its pictures have the numbers
    /// from `number`.
    @concurrent
    private static func fitted(
        _ text: RichText, _ styles: Set<TextStyle>?, into around: RichText.Attributes?,
        _ number: @Sendable (TextPicture) -> TextPicture?
    ) async -> RichText {
        let text = text.mapPictures(number)
        guard styles != nil || around != nil else { return text }
        let start = around ?? text.runs.first?.attributes
        return text.with(styles, startingDirection: start?.direction, paragraph: start?.paragraph)
    }
}
