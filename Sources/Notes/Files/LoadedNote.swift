import Files
import Formats
import Platform
import RichText

/// A note that was read from a file, ready to be shown.
package nonisolated struct LoadedNote: Sendable {
    package var text: RichText
    /// The pictures that are already decoded.
    package var pictures = LoadedPictures()
    /// The pictures that still have to be decoded.
    package var figures: [NoteContent.Figure] = []
    /// The file and format in which the note is kept.
    package var location: NoteLocation
    /// The page itself, if another program made it: it is first shown as it is.
    package var page: [UInt8]?
    /// The names of the files that hold the contents from before an interrupted save.
    package var copiesLeft: [FileName] = []

    /// Returns the pictures, decoded as far as they are shown. For use once the text is visible. Throws `CancellationError`.
    @concurrent
    package func decodedPictures() async throws -> LoadedPictures {
        figures.isEmpty ? pictures : try await LoadedPictures.decode(figures)
    }

    /// Returns the note's location. Saving it there could lose pictures that can't be shown, because they can't be written again.
    package func location(with pictures: LoadedPictures) -> NoteLocation {
        var location = location
        location.foreign = ForeignFile(location.foreign, failures: pictures.failures)
        return location
    }

    /// Reads a file off the main thread. Throws `PlatformError`, `NotANoteError` if it isn't a note, `CancellationError`.
    @concurrent
    package static func load(_ file: File) async throws -> LoadedNote {
        let (bytes, state, copiesLeft) = try await BlockingWork.run(at: file, silenceLimit: FileWait.reading) {
            cancellation in
            let (bytes, state) = try file.read(limit: NoteFormat.byteLimit, cancellation: cancellation)
            return (bytes, state, file.copiesLeft(cancellation))
        }
        let kind = FileKind(named: file.name, start: Array(bytes.prefix(FileKind.startLength)))
        guard case .note(let format) = kind else { throw NotANoteError() }
        var note = try await read(bytes, as: format)
        if let divided = LineLimit.applied(to: note.text) {
            (note.text, note.location.foreign) = (divided, ForeignFile(dividing: note.location.foreign))
        }
        try Task.checkCancellation()
        (note.location.file, note.location.state, note.copiesLeft) = (file, state, copiesLeft)
        return note
    }

    /// Creates a note from a file's bytes.
    package static func read(_ bytes: [UInt8], as format: NoteFormat) async throws -> LoadedNote {
        guard format == .html else { return try plain(bytes, format == .markdown ? .markdownSource : format) }
        let document = try await HTMLReader.load(bytes)
        var note = LoadedNote(text: document.content.text, location: NoteLocation(title: document.title))
        note.figures = document.content.figures
        // An empty file has nothing to lose.
        if try await !isOurs(document, bytes), !bytes.allSatisfy({ $0 <= 0x20 }) {
            note.location.foreign = ForeignFile(document)
            if !document.isMarkedAsOwn { note.page = bytes }
        }
        return note
    }

    /// Returns whether writing the note again produces exactly the same file.
    @concurrent
    private static func isOurs(_ page: HTMLReader.Document, _ bytes: [UInt8]) async throws -> Bool {
        guard page.isMarkedAsOwn, page.isComplete, let title = page.title else { return false }
        return try HTMLWriter.wouldWrite(bytes, for: page.content, title: title)
    }

    private static func plain(_ bytes: [UInt8], _ format: NoteFormat) throws -> LoadedNote {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let hasMark = bytes.starts(with: mark)
        let content = hasMark ? Array(bytes.dropFirst(mark.count)) : bytes
        let text = CharsetGuess.utf8(content, declared: nil)
        try Task.checkCancellation()
        let (lineEnd, inside) = LineEnd.read(text)
        let plain = String(decoding: inside, as: UTF8.self)
        let location = NoteLocation(format: format, hasMark: hasMark, lineEnd: lineEnd)
        var note = LoadedNote(text: RichText(plain), location: location)
        if format == .markdownSource, !hasMark, let styled = ownMarkdown(plain) {
            (note.text, note.location.format) = (styled, .markdown)
        }
        // The file is in another charset, or contains what isn't text.
        if text != content { note.location.foreign = ForeignFile(text: content, isWide: CharsetGuess.isWide(content)) }
        return note
    }

    /// Returns the styled text of a Markdown file, if writing it again produces exactly the same file. Other files could lose
    /// something, such as headings, lists or an unusual line end.
    private static func ownMarkdown(_ text: String) -> RichText? {
        guard text.utf8.count <= ownMarkdownLimit else { return nil }
        let styled = Markdown.read(text)
        return NoteFormat.markdownFile(styled) == text ? styled : nil
    }

    /// The maximum size in bytes of a file that is checked this way, because checking takes a while. Longer files are shown as
    /// they are.
    private static let ownMarkdownLimit = 1 << 20
}
