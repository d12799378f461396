import Files
import Formats
import Gtk
import Notes

/// The content to share: text with its styles, pictures, or notes in files.
enum SharedContent {
    /// Text, with the name of its note.
    case text(CopiedText, title: String)
    /// Pictures, at least one.
    case pictures([NotePicture])
    /// Notes as files, at least one.
    case notes([File])

    /// A file with the content or a part of it.
    struct Part {
        /// The suggested name, with an ending.
        let name: FileName
        /// Returns the content for a file name, whose ending determines the format.
        let bytes: (_ name: String) async throws -> [UInt8]
    }

    /// The files that make up the content.
    var parts: [Part] {
        switch self {
        case .text(let text, let title):
            let name = FileName(sanitizing: title.fileBase, ending: MediaType.text.ending, or: localized("Note"))
            return [Part(name: name) { await Self.bytes(of: text, forFileNamed: $0) }]
        case .notes(let files):
            return files.map { file in
                Part(name: FileName(sanitizing: file.name)) { _ in
                    try await file.contents(limit: NoteFormat.byteLimit)
                }
            }
        case .pictures(let pictures):
            return pictures.map { picture in
                Part(name: PictureExport.suggestedName(for: picture)) {
                    try await PictureExport.content(of: picture, forFileNamed: $0)
                }
            }
        }
    }

    /// The type of file to make for another program.
    var type: String {
        switch self {
        case .text: MediaType.text.name
        case .notes(let files): (files.first.flatMap { MediaType(fileName: $0.name) } ?? .html).name
        case .pictures(let pictures): pictures.first?.storedType ?? MediaType.png.name
        }
    }

    /// Makes the files for other programs. Throws `PlatformError` if one can't be made.
    func makeFiles() async throws -> [File] {
        var files: [File] = []
        for part in parts {
            files.append(try await TemporaryFiles.make(part.bytes(part.name.text), named: part.name))
        }
        return files
    }

    /// Returns text as Markdown if the file's name asks for it, otherwise as plain text.
    private static func bytes(of text: CopiedText, forFileNamed name: String) async -> [UInt8] {
        let bytes = await text.bytes(as: MediaType(fileName: name) == .markdown ? .markdown : .plain)
        return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
    }
}
