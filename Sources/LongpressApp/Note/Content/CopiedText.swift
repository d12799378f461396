import Formats
import Gtk
import GtkEditor
import Notes

/// Text for the clipboard and other programs (R13, R26, E29). It is captured when copied, but made into each form only when a
/// program asks for that form.
struct CopiedText {
    enum Form: Sendable {
        case html, plain, markdown
        /// A page with all pictures, regardless of their size, for this program itself.
        case note

        /// The forms in which any text is offered.
        static let usual: [Form] = [.html, .plain, .markdown]

        var type: String {
            switch self {
            case .html: MediaType.html.name
            case .plain: "\(MediaType.text.name);charset=utf-8"
            case .markdown: MediaType.markdown.name
            case .note: CopiedText.noteType
            }
        }
    }

    private let capture: TextCapture
    /// The pictures of the text's note, if any are in its text.
    private let pictures: [NotePicture]

    static let noteType = "application/vnd.longpress.note+html"
    /// The maximum size of the pictures in a page for other programs, in bytes: X11 transfers at most 15 MB, and Base64 adds a
    /// third.
    private nonisolated static let maxInPage = 10_000_000

    init(_ range: Range<Int>, of buffer: TextBuffer) {
        capture = TextCapture(of: range, in: buffer)
        pictures = buffer.note.map { $0.hasPicturesInText ? $0.pictures : [] } ?? []
    }

    /// The text without styles.
    var plain: String { get async { await Self.withLineFeeds(capture.text).plainText } }

    func bytes(as form: Form) async -> [UInt8] { await Self.bytes(of: capture.text, pictures, as: form) }

    @concurrent
    private static func withLineFeeds(_ text: RichText) async -> RichText { text.withLineFeeds }

    @concurrent
    private static func bytes(of text: RichText, _ pictures: [NotePicture], as form: Form) async -> [UInt8] {
        // Other programs expect line feeds, whatever line ends the note's file has.
        let text = text.withLineFeeds
        return switch form {
        case .html: HTMLWriter.fragment(await page(of: text, pictures, limit: maxInPage))
        case .note: HTMLWriter.fragment(await page(of: text, pictures, limit: .max))
        case .plain: Array(text.plainText.utf8)
        case .markdown:
            Array(Markdown.text(of: text) { NotePicture.markdown(of: $0, among: pictures) }.utf8)
        }
    }

    /// Returns the text as the content of a page, with pictures up to a limit in bytes.
    @concurrent
    private static func page(of text: RichText, _ pictures: [NotePicture], limit: Int) async -> NoteContent {
        guard text.hasPictures else { return NoteContent(text: text) }
        let known = Dictionary(uniqueKeysWithValues: pictures.map { ($0.id, $0) })
        var (used, count): ([NotePicture], Int) = ([], 0)
        for picture in text.pictures.compactMap({ known[$0.id] }) where count + picture.file.bytes.count <= limit {
            used.append(picture)
            count += picture.file.bytes.count
        }
        let snapshot = NoteSnapshot(text, pictures: used)
        guard let figures = try? await snapshot.figures() else {
            return NoteContent(text: text.mapPictures { _ in nil })
        }
        return NoteContent(text: snapshot.pageText, figures: figures)
    }

    /// Puts the text on the clipboard as Markdown, for programs that accept any text.
    func offerMarkdown() {
        Clipboard.standard.offer([.made(types: [Form.plain.type]) { _ in await bytes(as: .markdown) }])
    }

    /// Puts the text on the clipboard, in all usual forms unless told otherwise.
    func offer(as forms: [Form] = Form.usual) {
        let forms = pictures.isEmpty || !forms.contains(.html) ? forms : [.note] + forms
        Clipboard.standard.offer(forms.map { form in .made(types: [form.type]) { _ in await bytes(as: form) } })
    }
}
