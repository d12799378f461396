import Gtk

/// What is shared: text with its styles, or a picture.
enum SharedContent {
    /// Text, and the name of the note that it is from.
    case text([TextBuffer.Run], title: String)
    /// A picture.
    case picture(NotePicture)

    /// The text without styles; empty for a picture.
    var plainText: String {
        switch self {
        case .text(let runs, _): runs.map(\.text).joined()
        case .picture: ""
        }
    }

    /// The name to begin with for a file with the content, with an ending.
    var fileName: String {
        switch self {
        case .text(_, let title): "\(Self.fileName(title)).txt"
        case .picture(let picture): "\(picture.name.isEmpty ? "Image" : Self.fileName(picture.name)).png"
        }
    }

    /// The kind of file that is made for another program.
    var type: String {
        switch self {
        case .text: "text/plain"
        case .picture: "image/png"
        }
    }

    /// The bytes of a file with the content; text is written as Markdown where the file's name asks for it.
    ///
    /// - Throws: `PlatformError` if the picture can't be written in the format that the name asks for.
    func bytes(forFileNamed name: String) async throws -> [UInt8] {
        switch self {
        case .text(let runs, _):
            let isMarkdown = [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
            let text = isMarkdown ? Markdown.text(of: runs) : plainText
            return Array((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8)
        case .picture(let picture):
            return try await PictureExport.content(of: picture, forFileNamed: name)
        }
    }

    /// A name without what can't be in a file's.
    private static func fileName(_ title: String) -> String {
        let name = String(title.map { "/\0".contains($0) || $0.isNewline ? "-" : $0 }.prefix(80))
        return name.isEmpty ? "Note" : name
    }
}
