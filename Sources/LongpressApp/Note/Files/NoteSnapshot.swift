import Documents
import Formats
import Gtk

/// A note as it is at a moment, to be written beside the main thread while the person goes on.
nonisolated struct NoteSnapshot: Sendable {
    let pieces: [TextMirror.Piece]
    let pictures: [NotePicture]

    /// All of the text.
    var text: RichText {
        var text = RichText()
        for piece in pieces { text.append(piece.text) }
        return text
    }

    /// Writes the note to a file, off the main thread.
    ///
    /// - Parameters:
    ///   - title: What the note is called.
    ///   - hasMark: Whether a text file is to begin with a byte order mark.
    ///   - lineEnd: The kind of line ends that a text file is to have.
    ///   - left: Told what the file is like if this throws though it has touched the file.
    /// - Throws: `FileConflict` if the file isn't what it should be, `PlatformError` if it can't be written,
    ///   `CancellationError`.
    func write(
        to file: File, as format: NoteFormat, title: String, hasMark: Bool, lineEnd: LineEnd,
        expecting: File.Expectation, leaving left: StateLeft = StateLeft()
    ) async throws -> FileState {
        let figures = format == .html ? try await figures() : []
        return try await BlockingWork.run(at: file, isNeeded: true, silenceLimit: FileWait.writing) {
            [figures] cancellation in
            try file.replace(expecting: expecting, cancellation: cancellation, leaving: left) { take in
                func send(_ piece: [UInt8]) -> Bool { !cancellation.isCancelled && take(piece) }
                switch format {
                case .html: HTMLWriter.write(NoteContent(text: text, figures: figures), title: title, to: send)
                case .markdown: _ = send(lineEnd.exchanged(Array(NoteFormat.markdownFile(text).utf8)))
                case .text, .markdownSource:
                    if hasMark { _ = send([0xEF, 0xBB, 0xBF]) }
                    var writer = LineEndWriter(lineEnd)
                    for piece in pieces where !send(writer.take(Array(piece.text.text.utf8))) { break }
                    _ = send(writer.finish())
                }
                // Half of a note must not take the place of the whole one.
                try cancellation.check()
            }
        }
    }

    /// The pictures as a page has them.
    func figures() async throws -> [NoteContent.Figure] {
        var figures: [NoteContent.Figure] = []
        for picture in pictures { figures.append(try await Self.figure(picture)) }
        return figures
    }

    /// A picture as it stands. One whose kind can't be turned is written anew, in a format that loses no pixel.
    private static func figure(_ picture: NotePicture) async throws -> NoteContent.Figure {
        if let bytes = await picture.keptBytes {
            return NoteContent.Figure(
                bytes: bytes, type: picture.file.type, name: picture.file.name, caption: picture.caption)
        }
        return NoteContent.Figure(
            bytes: try await PictureExport.content(of: picture, as: MediaType.png.name), type: MediaType.png.name,
            name: "\(picture.name.isEmpty ? localized("Image") : picture.name)\(MediaType.png.ending)",
            caption: picture.caption)
    }
}
