import Localization
import RichText

/// A format of a note's file.
package enum NoteFormat: String, Sendable, CaseIterable {
    /// A note with everything in it.
    case html
    /// Text without styles.
    case text
    /// Styled text, written as Markdown.
    case markdown
    /// A Markdown file as it is, with its signs. The rest of the file never changes, whatever it contains.
    case markdownSource

    /// The maximum size of a file, in bytes.
    package static let byteLimit = 512_000_000

    /// Creates the format that a file name's ending indicates; `nil` if it indicates none.
    package init?(named name: String) {
        switch MediaType(fileName: name) {
        case .html: self = .html
        case .markdown: self = .markdown
        case .text: self = .text
        default: return nil
        }
    }

    package var type: MediaType {
        switch self {
        case .html: .html
        case .text: .text
        case .markdown, .markdownSource: .markdown
        }
    }

    /// The displayed name.
    package var title: String {
        switch self {
        case .html: "HTML"
        case .text: localized("Plain Text")
        case .markdown, .markdownSource: "Markdown"
        }
    }

    /// Returns a sentence that names the parts of a note that this format can't keep; `nil` if it keeps everything.
    package func loss(of text: RichText, pictures: Int) -> String? {
        let hasStyles =
            switch self {
            case .html: false
            case .markdown: text.runs.contains { $0.attributes.direction != nil }
            case .text, .markdownSource:
                text.runs.contains { run in
                    run.attributes != RichText.Attributes() && run.attributes.picture == nil
                }
            }
        guard self != .html, hasStyles || pictures > 0 else { return nil }
        let what = [
            hasStyles ? self == .markdown ? localized("writing directions") : localized("styles") : nil,
            pictures > 0 ? localized("images") : nil,
        ].compactMap { $0 }
        let values = ["things": WordList.all(what)]
        return self == .text
            ? localized("A text file can’t keep the note’s {things}.", values)
            : localized("A Markdown file can’t keep the note’s {things}.", values)
    }

    /// Returns styled text as a Markdown file. `picture` returns the caption and file name of a picture in the text.
    package static func markdownFile(
        _ text: RichText, picture: (Int) -> (caption: String, name: String)? = { _ in nil }
    ) -> String {
        let markdown = Markdown.text(of: text, picture: picture)
        return markdown.isEmpty ? "" : markdown + "\n"
    }
}
