import Formats
import Gtk
import Markup
import Notes

/// Files pasted into a note's text (R16): the text of text files, and pictures on lines of their own, in the order of the files.
nonisolated enum PastedFiles {
    /// Reads files. The failures list those that can't be used. Throws `CancellationError`.
    @MainActor
    static func read(_ files: [File]) async throws -> PastedContent {
        var pasted = PastedContent()
        var texts: [RichText] = []
        var figures: [NoteContent.Figure] = []
        func add(_ content: NoteContent) {
            let before = figures.count
            texts.append(content.text.mapPictures { TextPicture(id: $0.id + before, size: $0.size) })
            figures += content.figures
        }
        for file in files {
            let name = file.name
            do {
                let bytes = try await file.offeredContents()
                switch try await Self.kind(of: bytes, named: name) {
                case .text(let content): add(content)
                case .page(let document):
                    add(document.content)
                    pasted.isComplete = pasted.isComplete && document.isComplete
                case .other:
                    let figure = NoteContent.Figure(bytes: bytes, type: "", name: name)
                    add(NoteContent(text: RichText(TextPicture(id: 0)), figures: [figure]))
                }
            } catch let error as CancellationError {
                throw error
            } catch {
                pasted.failures.append(PictureFailure(name: name, error).message)
            }
        }
        try await pasted.add(figures)
        let known = Set(pasted.pictures.map(\.id))
        for text in texts {
            // A figure that wasn't a picture leaves no empty line.
            let text = text.hasPictures ? text.mapPictures { known.contains($0.id) ? $0 : nil } : text
            guard !text.isEmpty else { continue }
            if !pasted.text.isEmpty { pasted.text.append("\n") }
            pasted.text.append(text)
            pasted.hasStyles = true
        }
        return pasted
    }

    /// Decodes pictures. The failures list those that can't be decoded. Throws `CancellationError`.
    static func decode(_ all: [NoteContent.Figure]) async throws -> (
        pictures: [(id: Int, picture: LoadedPicture, caption: String)], failures: [String]
    ) {
        var pictures: [(id: Int, picture: LoadedPicture, caption: String)] = []
        var failures: [String] = []
        let figures = all.prefix(Note.maxPictures)
        if let excess = PictureFailure(excessOf: all.count) { failures.append(excess.message) }
        for (id, figure) in figures.enumerated() {
            try Task.checkCancellation()
            let ending = figure.type.split(separator: "/").last.map { ".\($0.prefix { $0 != "+" })" } ?? ""
            let name = figure.name.isEmpty ? localized("Image") + ending : figure.name
            do {
                let level = Thumbnails.levels[figures.count > 1 ? 0 : 1]
                pictures.append(
                    (id, try await PictureFile.load(figure.bytes, name: name, level: level), figure.caption))
            } catch let error as CancellationError {
                throw error
            } catch {
                failures.append(PictureFailure(name: name, error).message)
            }
        }
        return (pictures, failures)
    }

    private enum Kind {
        case text(NoteContent)
        case page(HTMLReader.Document)
        /// A picture, or something that decoding will reject as one.
        case other
    }

    @concurrent
    private static func kind(of bytes: [UInt8], named name: String) async throws -> Kind {
        let type = MediaType(fileName: name)
        if type == .html { return .page(try await HTMLReader.load(bytes)) }
        // These are pictures, although their files are text.
        let isPicture = type == .svg || ["xpm", "xbm"].contains(name.fileEnding)
        guard !bytes.isEmpty, !isPicture, TextEncoding.isUTF8(bytes), ByteSearch.first(0, in: bytes) == nil else {
            return .other
        }
        let text = String(decoding: CharsetGuess.utf8(bytes, declared: "utf-8"), as: UTF8.self)
        return .text(NoteContent(text: type == .markdown ? Markdown.read(text) : RichText(text)))
    }
}
