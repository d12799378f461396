import Gtk

/// A note as it was read from a file, ready to be shown.
nonisolated struct LoadedNote: Sendable {
    var text: RichText
    /// The pictures that are decoded already.
    var pictures = LoadedPictures()
    /// The other ones.
    var figures: [NoteContent.Figure] = []
    var format: NoteFormat
    /// Whether a text file begins with a byte order mark.
    var hasMark = false
    /// Whether saving it under its name could lose something of the file: it is then saved under another one.
    var isForeign = false
    /// What the file was like.
    var state: FileState?
    /// The names of the files that hold what it was before a saving that was cut off.
    var copiesLeft: [FileName] = []

    /// The pictures, decoded as far as they are shown. Best asked for while the text is already being shown.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    @concurrent
    func decodedPictures() async throws -> LoadedPictures {
        figures.isEmpty ? pictures : try await LoadedPictures.decode(figures)
    }

    /// Whether saving it under its name could lose something: what can't be shown can't be written again either.
    func isForeign(with pictures: LoadedPictures) -> Bool { isForeign || !pictures.failures.isEmpty }

    /// Reads a file, off the main thread.
    ///
    /// - Parameter progress: Told now and then which part of the work is done, from 0 to 1, on any thread.
    /// - Throws: `PlatformError` if it can't be read, `NotANote` if it is none, `CancellationError`.
    @concurrent
    static func load(
        _ file: DiskFile, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> LoadedNote {
        let (bytes, state) = try file.read(limit: NoteFormat.byteLimit) { done, all in
            try Task.checkCancellation()
            progress(0.5 * Double(done) / Double(max(all, 1)))
        }
        let kind = FileKind(named: file.name, start: Array(bytes.prefix(FileKind.startLength)))
        guard case .note(let format) = kind else { throw NotANote() }
        var note = try await read(bytes, as: format)
        (note.state, note.copiesLeft) = (state, file.copiesLeft)
        progress(1)
        return note
    }

    /// Makes a note of a file's bytes.
    static func read(_ bytes: [UInt8], as format: NoteFormat) async throws -> LoadedNote {
        guard format == .html else { return try plain(bytes, format == .markdown ? .markdownSource : format) }
        let document = try await HTMLReader.load(bytes)
        var note = LoadedNote(text: document.content.text, format: .html)
        // A file without anything has nothing to lose.
        note.isForeign = !document.isOurs && !bytes.allSatisfy { $0 <= 0x20 }
        note.figures = document.content.figures
        return note
    }

    private static func plain(_ bytes: [UInt8], _ format: NoteFormat) throws -> LoadedNote {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let hasMark = bytes.starts(with: mark)
        let content = hasMark ? Array(bytes.dropFirst(mark.count)) : bytes
        let text = CharsetGuess.utf8(content, declared: nil)
        try Task.checkCancellation()
        let plain = String(decoding: text, as: UTF8.self)
        var note = LoadedNote(text: RichText(plain), format: format)
        if format == .markdownSource, !hasMark, let styled = ownMarkdown(plain) {
            (note.text, note.format) = (styled, .markdown)
        }
        note.hasMark = hasMark
        // It is in another charset, or had something that is none.
        note.isForeign = text != content
        return note
    }

    /// The styled text of a Markdown file, if writing it again gives the very same file. Of any other file something could
    /// be lost: headings, lists, line ends.
    private static func ownMarkdown(_ text: String) -> RichText? {
        guard text.utf8.count <= ownMarkdownLimit else { return nil }
        let styled = Markdown.read(text)
        return NoteFormat.markdownFile(styled) == text ? styled : nil
    }

    /// Longer files are taken as they stand, in bytes: looking takes a while.
    private static let ownMarkdownLimit = 1 << 20
}

/// A file isn't one that can be opened as a note.
nonisolated struct NotANote: Error {}
