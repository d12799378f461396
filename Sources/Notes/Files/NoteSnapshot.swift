import Files
import Formats
import Localization
import Markup
import Platform
import RichText

/// The state of a note at a moment, to be written off the main thread while the user keeps editing.
package nonisolated struct NoteSnapshot: Sendable {
    package let pieces: [TextMirror.Piece]
    package let pictures: [NotePicture]

    package init(pieces: [TextMirror.Piece], pictures: [NotePicture]) {
        (self.pieces, self.pictures) = (pieces, pictures)
    }

    /// Makes a snapshot of a note that has been read, with its decoded images.
    package init(_ note: LoadedNote) {
        let pictures = note.pictures.pictures.map { loaded in
            var picture = NotePicture(id: loaded.id, file: loaded.picture.file, caption: loaded.caption)
            picture.pose = loaded.pose
            return picture
        }
        self.init(note.text, pictures: pictures)
    }

    /// Makes a snapshot of a text, or a piece of one, with its pictures.
    package init(_ text: RichText, pictures: [NotePicture]) {
        self.init(pieces: [TextMirror.Piece(id: 0, text: text)], pictures: pictures)
    }

    package var text: RichText {
        var text = RichText()
        for piece in pieces { text.append(piece.text) }
        return text
    }

    /// The text for a page, in which pictures are identified by their positions.
    package var pageText: RichText {
        let positions = Dictionary(uniqueKeysWithValues: pictures.enumerated().map { ($1.id, $0) })
        return text.mapPictures { picture in positions[picture.id].map { TextPicture(id: $0, size: picture.size) } }
    }

    /// Writes the note to a file, off the main thread.
    ///
    /// - Parameters:
    ///   - form: The format and title to write.
    ///   - left: Receives the file's state if this throws after it has touched the file.
    /// - Throws: `FileConflict` if the file isn't what it should be, `PlatformError` if it can't be written,
    ///   `CancellationError`.
    package func write(
        to file: File, as form: NoteLocation, expecting: File.Expectation,
        leaving left: FailedWriteState = FailedWriteState()
    ) async throws -> FileState {
        let content = try await content(of: file, as: form)
        return try await BlockingWork.run(at: file, isNeeded: true, silenceLimit: FileWait.writing) { cancellation in
            try file.replace(expecting: expecting, cancellation: cancellation, leaving: left) { send in
                content.write { !cancellation.isCancelled && send($0) }
                // An incomplete note must not replace the complete one.
                try cancellation.check()
            }
        }
    }

    /// Returns whether a file contains exactly what writing the note there would produce. Throws `PlatformError` if that can't be
    /// determined, `CancellationError`.
    func isWritten(in file: File, as form: NoteLocation) async throws -> Bool {
        let content = try await content(of: file, as: form)
        return try await BlockingWork.run(at: file, silenceLimit: FileWait.reading) { cancellation in
            let bytes = try file.read(limit: NoteFormat.byteLimit, cancellation: cancellation).bytes
            var (offset, isSame) = (0, true)
            content.write { piece in
                isSame = isSame && !cancellation.isCancelled && ByteSearch.has(piece, in: bytes, at: offset)
                offset += piece.count
                return isSame
            }
            try cancellation.check()
            return isSame && offset == bytes.count
        }
    }

    private func content(of file: File, as form: NoteLocation) async throws -> Content {
        Content(
            snapshot: self, figures: form.format == .html ? try await figures() : [], form: form,
            title: form.titleInFile(file))
    }

    /// The content of a note's file.
    private struct Content: Sendable {
        let snapshot: NoteSnapshot
        let figures: [NoteContent.Figure]
        let form: NoteLocation
        let title: String

        /// Sends the content piece by piece, until `send` returns false.
        func write(to send: ([UInt8]) -> Bool) {
            switch form.format {
            case .html:
                HTMLWriter.write(
                    NoteContent(text: snapshot.pageText, figures: figures), title: title, to: send)
            case .markdown:
                let text = NoteFormat.markdownFile(snapshot.text) {
                    NotePicture.markdown(of: $0, among: snapshot.pictures)
                }
                _ = send(form.lineEnd.exchanged(Array(text.utf8)))
            case .text, .markdownSource:
                if form.hasMark { _ = send([0xEF, 0xBB, 0xBF]) }
                var writer = LineEndWriter(form.lineEnd)
                // List numbers continue from one piece to the next, and so may a line that contains only a picture.
                let isOne = snapshot.pieces.contains { $0.text.hasLists || $0.text.hasPictures }
                for text in isOne ? [snapshot.text] : snapshot.pieces.map(\.text)
                where !send(writer.convert(Array(text.plainText.utf8))) { break }
                _ = send(writer.finish())
            }
        }
    }

    /// Returns the pictures for a page.
    package func figures() async throws -> [NoteContent.Figure] {
        var figures: [NoteContent.Figure] = []
        for picture in pictures { figures.append(try await Self.figure(picture)) }
        return figures
    }

    /// Returns a picture for a page, as it is turned. If its kind of file can't be turned, it is encoded again, losslessly.
    private static func figure(_ picture: NotePicture) async throws -> NoteContent.Figure {
        if let bytes = await picture.storedBytes {
            return NoteContent.Figure(
                bytes: bytes, type: picture.file.type, name: picture.file.name, caption: picture.caption)
        }
        return NoteContent.Figure(
            bytes: try await PictureExport.content(of: picture, as: MediaType.png.name), type: MediaType.png.name,
            name: "\(picture.name.isEmpty ? localized("Image") : picture.name)\(MediaType.png.ending)",
            caption: picture.caption)
    }
}
