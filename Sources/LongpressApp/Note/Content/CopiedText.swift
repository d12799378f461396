import Gtk

/// Text as it goes to the clipboard (R13, R26): fixed at the moment of copying, made into each form only when a program
/// asks for that.
nonisolated struct CopiedText: Sendable {
    /// A form of the text.
    enum Form: CaseIterable {
        case html, plain, markdown

        /// The MIME type.
        var type: String {
            switch self {
            case .html: "text/html"
            case .plain: "text/plain;charset=utf-8"
            case .markdown: "text/markdown"
            }
        }
    }

    let text: RichText

    /// The text in a form.
    func bytes(as form: Form) -> [UInt8] {
        switch form {
        case .html: HTMLWriter.fragment(text)
        case .plain: Array(text.text.utf8)
        case .markdown:
            Array(Markdown.text(of: text.runs.map { TextBuffer.Run($0.text, $0.attributes.styles) }).utf8)
        }
    }

    /// Puts the text on the clipboard, in all forms unless told otherwise.
    @MainActor
    func offer(as forms: [Form] = Form.allCases) {
        Clipboard.standard.offer(forms.map { form in .produced(type: form.type) { bytes(as: form) } })
    }
}
