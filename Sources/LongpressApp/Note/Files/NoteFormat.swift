import Gtk

/// How a note is kept in a file.
nonisolated enum NoteFormat: String, Sendable, CaseIterable {
    /// A note with all that it has.
    case html
    /// Text without styles.
    case text
    /// Styled text, written as Markdown.
    case markdown
    /// A Markdown file as it stands, with its signs: whatever is in it, nothing else of it changes.
    case markdownSource

    /// The most bytes that a file may have.
    static let byteLimit = 512_000_000

    /// The format that the ending of a file's name asks for; nil if it tells nothing.
    init?(named name: String) {
        switch Self.ending(of: name) {
        case "html", "htm", "xhtml": self = .html
        case "md", "markdown", "mkd": self = .markdown
        case "txt", "text": self = .text
        default: return nil
        }
    }

    /// The MIME type of its files.
    var type: String {
        switch self {
        case .html: "text/html"
        case .text: "text/plain"
        case .markdown, .markdownSource: "text/markdown"
        }
    }

    /// The MIME types of what can be opened.
    static let types = ["text/html", "application/xhtml+xml", "text/plain", "text/markdown"]

    /// How its files' names end, with the dot.
    var ending: String {
        switch self {
        case .html: ".html"
        case .text: ".txt"
        case .markdown, .markdownSource: ".md"
        }
    }

    /// What it is called.
    var title: String {
        switch self {
        case .html: "HTML"
        case .text: "Plain Text"
        case .markdown, .markdownSource: "Markdown"
        }
    }

    /// What it can't keep of a note, as a sentence; nil if it keeps all.
    func loss(of text: RichText, pictures: Int) -> String? {
        let hasStyles =
            switch self {
            case .html: false
            case .markdown: text.runs.contains { $0.attributes.direction != nil }
            case .text, .markdownSource: text.runs.contains { $0.attributes != RichText.Attributes() }
            }
        guard self != .html, hasStyles || pictures > 0 else { return nil }
        let what = [
            hasStyles ? self == .markdown ? "writing directions" : "styles" : nil, pictures > 0 ? "pictures" : nil,
        ].compactMap { $0 }.joined(separator: " and ")
        return "\(self == .text ? "A text file" : "A Markdown file") can’t keep the note’s \(what)."
    }

    /// Styled text as a Markdown file.
    static func markdownFile(_ text: RichText) -> String {
        let markdown = Markdown.text(of: text)
        return markdown.isEmpty ? "" : markdown + "\n"
    }

    /// A file's name without its ending.
    static func base(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A file's ending in small letters, without the dot; empty if it has none.
    static func ending(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}

/// What a file is that was given to the program.
nonisolated enum FileKind: Equatable, Sendable {
    /// A picture, to be put into a note.
    case picture
    /// A note.
    case note(NoteFormat)
    /// Neither.
    case other

    private static let pictureEndings: Set<String> = [
        "png", "jpg", "jpeg", "jpe", "gif", "webp", "svg", "svgz", "tif", "tiff", "bmp",
    ]
    private static let pictureStarts: [[UInt8]] = [
        [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("II*\0".utf8), Array("MM\0*".utf8),
        Array("<svg".utf8),
    ]
    /// How much of a file tells what it is, in bytes.
    static let startLength = 1 << 16

    /// What a file's name tells; nil if it tells nothing.
    init?(named name: String) {
        if Self.pictureEndings.contains(NoteFormat.ending(of: name)) {
            self = .picture
        } else if let format = NoteFormat(named: name) {
            self = .note(format)
        } else {
            return nil
        }
    }

    /// What a file is by its name and its first bytes.
    init(named name: String, start: [UInt8]) {
        let named = FileKind(named: name)
        if named == .picture || (named == nil && Self.pictureStarts.contains { start.starts(with: $0) }) {
            self = .picture
        } else if Self.isBinary(start) {
            self = .other
        } else if let named {
            self = named
        } else {
            self = .note(Self.isPage(start) ? .html : .text)
        }
    }

    /// Whether text is a web page, as it says at its beginning.
    private static func isPage(_ start: [UInt8]) -> Bool {
        let text = String(decoding: start.prefix(512), as: UTF8.self).lowercased()
            .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return ["<!doctype html", "<html"].contains(where: text.hasPrefix)
    }

    /// Text has no zeros, unless it is in UTF-16, where they are every other byte.
    private static func isBinary(_ start: [UInt8]) -> Bool {
        guard start.contains(0) else { return false }
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return false }
        let head = start.prefix(64)
        let zeros = head.enumerated().filter { $0.element == 0 }
        let parities = Set(zeros.map { $0.offset % 2 })
        return head.count < 8 || parities.count != 1 || zeros.count * 4 < head.count
    }
}
