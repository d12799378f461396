import Formats
import Gtk
import GtkEditor

/// Text as it goes to the clipboard and to other programs (R13, R26, E29): fixed at the moment of copying, made into each
/// form only when a program asks for that.
struct CopiedText {
    enum Form: CaseIterable, Sendable {
        case html, plain, markdown

        var type: String {
            switch self {
            case .html: MediaType.html.name
            case .plain: "\(MediaType.text.name);charset=utf-8"
            case .markdown: MediaType.markdown.name
            }
        }
    }

    private let capture: TextCapture

    init(_ range: Range<Int>, of buffer: TextBuffer) { capture = TextCapture(of: range, in: buffer) }

    /// The text without styles.
    var plain: String { get async { await Self.withLineFeeds(capture.text).plainText } }

    func bytes(as form: Form) async -> [UInt8] { await Self.bytes(of: capture.text, as: form) }

    @concurrent
    private static func withLineFeeds(_ text: RichText) async -> RichText { text.withLineFeeds }

    @concurrent
    private static func bytes(of text: RichText, as form: Form) async -> [UInt8] {
        // Other programs expect line feeds, whatever the note's file has.
        let text = text.withLineFeeds
        return switch form {
        case .html: HTMLWriter.fragment(text)
        case .plain: Array(text.plainText.utf8)
        case .markdown: Array(Markdown.text(of: text).utf8)
        }
    }

    /// Puts the text on the clipboard, written as Markdown, for programs that take any text.
    func offerMarkdown() {
        Clipboard.standard.offer([.made(types: [Form.plain.type]) { _ in await bytes(as: .markdown) }])
    }

    /// Puts the text on the clipboard, in all forms unless told otherwise.
    func offer(as forms: [Form] = Form.allCases) {
        Clipboard.standard.offer(forms.map { form in .made(types: [form.type]) { _ in await bytes(as: form) } })
    }
}
