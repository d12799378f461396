import Gtk
import Longpress

/// Copying and pasting the note's text: every form at once on the way out, the richest one on the way in (R13, R16, R26).
final class TextClipboard {
    /// A picture that was pasted with the text, and the words below it.
    typealias Picture = (picture: LoadedPicture, caption: String)

    /// Called with a message when something can't be pasted.
    var onFailure: (String) -> Void = { _ in }
    /// Called with the pictures among what is pasted, within the step.
    var onPictures: ([Picture]) -> Void = { _ in }
    /// Called when the clipboard turns out to hold a picture and nothing else.
    var onPictureOnly: () -> Void = {}
    /// Tells what goes on.
    var activity: ActivityBar?

    private let view: WeakObject<TextView>
    private let history: History
    private let styles: () -> Set<TextStyle>
    private var current: Task<Void, Never>?
    private var insertion: TextInsertion?

    /// Joins a view to the clipboard.
    ///
    /// - Parameter styles: Tells the styles that plain text gets at the insertion point.
    init(_ view: TextView, history: History, styles: @escaping () -> Set<TextStyle>) {
        self.view = WeakObject(view)
        self.history = history
        self.styles = styles
    }

    /// Whether the clipboard has anything for the text.
    static var canPaste: Bool {
        PastedContent.isOffered(by: Clipboard.standard) || Clipboard.standard.offersFiles
    }

    /// Whether the clipboard has any text.
    static var canPasteText: Bool { PastedContent.isOffered(by: Clipboard.standard) }

    // MARK: Copying

    /// Copies the selection, in all forms unless told otherwise.
    func copy(as forms: [CopiedText.Form] = CopiedText.Form.allCases) {
        guard let buffer = view.value?.buffer, let selection = buffer.selection else { return }
        CopiedText(text: buffer.richText(in: selection)).offer(as: forms)
    }

    // MARK: Pasting

    /// Replaces the selection by what the clipboard holds, once what was pasted before is in.
    ///
    /// - Parameter matchesStyle: Whether only text is taken, in the style around it.
    func paste(named name: String, matchesStyle: Bool = false) {
        let previous = current
        current = Task { [weak self] in
            await previous?.value
            guard let self, !Task.isCancelled else { return }
            activity?.begin("Pasting…") { [weak self] in self?.cancel() }
            do {
                try await take(named: name, matchesStyle: matchesStyle)
            } catch is CancellationError {
                // The person knows.
            } catch {
                if !Task.isCancelled { onFailure(PasteFailure.message(for: error)) }
            }
            if !Task.isCancelled { activity?.end() }
        }
    }

    /// Calls off the paste that goes on.
    func cancel() {
        insertion?.cancel()
        current?.cancel()
        // A program that doesn't answer is not waited for.
        activity?.end()
    }

    private func take(named name: String, matchesStyle: Bool) async throws {
        let source = Clipboard.standard
        if matchesStyle {
            guard let text = try await PastedContent.readText(from: source) else { return }
            return try await insert(text, named: name)
        }
        if source.offersFiles, !source.offersHTML {
            let files = try await source.readFiles()
            if !files.isEmpty {
                let (content, failures) = await PastedFiles.read(files)
                try await insert(content, named: name)
                if !failures.isEmpty { onFailure(failures.joined(separator: "\n")) }
                return
            }
        }
        guard let pasted = try await PastedContent.read(from: source) else { return onPictureOnly() }
        try await insert(pasted, named: name)
    }

    private func insert(_ pasted: PastedContent, named name: String) async throws {
        var (pictures, failures) = await PastedFiles.decode(pasted.content.figures)
        if !pasted.isComplete { failures.append(PastedContent.cutMessage) }
        try Task.checkCancellation()
        guard let view = view.value, view.isEditable, !pasted.content.text.isEmpty || !pictures.isEmpty else {
            if !failures.isEmpty { onFailure(failures.joined(separator: "\n")) }
            return
        }
        let place = view.buffer.selection?.lowerBound ?? view.buffer.insertionPoint
        let styles = view.buffer.selection.map { view.buffer.styleSample(of: $0).styles } ?? self.styles()
        let text = await Self.fitted(
            pasted.content.text, pasted.hasStyles ? nil : styles, direction: Self.direction(at: place, in: view.buffer))
        let insertion = TextInsertion(view, history: history) { [weak self] part in
            self?.activity?.update("Pasting… \(Int(part * 100)) %")
        }
        self.insertion = insertion
        defer { self.insertion = nil }
        if Task.isCancelled { return }
        let isWhole = await insertion.insert(text, named: name) { if !pictures.isEmpty { onPictures(pictures) } }
        guard isWhole else { return }
        // What was selected in the meantime is left where it is.
        if !text.isEmpty, view.buffer.selection == nil { view.scrollToInsertionPoint() }
        if !failures.isEmpty { onFailure(failures.joined(separator: "\n")) }
    }

    /// The direction of the paragraph that text comes into; nil within an outer nil if it is empty, and so has none.
    private static func direction(at place: Int, in buffer: TextBuffer) -> WritingDirection?? {
        let paragraph = buffer.paragraphRange(at: place)
        guard !paragraph.isEmpty else { return nil }
        let first = paragraph.lowerBound..<paragraph.lowerBound + 1
        return .some(buffer.richText(in: first).runs.first?.attributes.direction)
    }

    /// The text as it fits in: what joins a paragraph runs as that does.
    @concurrent
    private static func fitted(
        _ text: RichText, _ styles: Set<TextStyle>?, direction: WritingDirection??
    ) async -> RichText {
        guard styles != nil || direction != nil else { return text }
        return text.with(styles, startingDirection: direction ?? text.runs.first?.attributes.direction)
    }
}
