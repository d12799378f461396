import Documents
import Gtk

/// The contents of a clipboard, as a note takes them (R16): the richest form that it understands.
nonisolated struct PastedContent: Sendable {
    /// The text, and pictures that were embedded in it.
    var content = NoteContent()
    /// Whether the text has styles of its own, rather than taking those around it.
    var hasStyles = false
    /// Whether all of it was read: HTML whose elements lie too deep in one another may not be.
    var isComplete = true

    /// What the person is told if not all of it was read.
    static var cutMessage: String {
        localized("Only the beginning was pasted, because its parts are nested too deeply.")
    }

    /// The most bytes that are read.
    static let byteLimit = 512_000_000

    /// Whether there is anything that a text can take.
    @MainActor
    static func isOffered(by source: some ContentSource) -> Bool {
        source.offersText || source.offersHTML
    }

    /// Reads what is on offer as text with styles, or else as plain text; nil if there is neither, as for a picture
    /// that a browser offers with the address where it was.
    @MainActor
    static func read(from source: some ContentSource) async throws -> PastedContent? {
        let html = source.types.filter { $0.hasPrefix(MediaType.html.name) }
        if !html.isEmpty {
            let (bytes, type) = try await source.read(html, limit: byteLimit)
            let document = try await HTMLReader.load(bytes, charset: charset(in: type))
            if !document.content.isEmpty {
                return PastedContent(content: document.content, hasStyles: true, isComplete: document.isComplete)
            }
            // A picture as such is more than the address that plain text would have.
            if source.offersPicture { return nil }
        }
        return try await readText(from: source)
    }

    /// Reads what is on offer as text without styles; nil if there is none.
    @MainActor
    static func readText(from source: some ContentSource) async throws -> PastedContent? {
        let types = source.textTypes
        if !types.isEmpty {
            let (bytes, type) = try await source.read(types, limit: byteLimit)
            return PastedContent(content: NoteContent(text: await decode(bytes, charset: charset(in: type))))
        }
        let html = source.types.filter { $0.hasPrefix(MediaType.html.name) }
        guard !html.isEmpty else { return nil }
        let (bytes, type) = try await source.read(html, limit: byteLimit)
        let document = try await HTMLReader.load(bytes, charset: charset(in: type))
        let text = await withoutStyles(document.content.text)
        return PastedContent(content: NoteContent(text: text), isComplete: document.isComplete)
    }

    @concurrent
    private static func withoutStyles(_ text: RichText) async -> RichText { RichText(text.text) }

    /// Makes text of bytes off the main thread.
    @concurrent
    static func decode(_ bytes: [UInt8], charset: String?) async -> RichText {
        RichText(String(decoding: CharsetGuess.utf8(bytes, declared: charset), as: UTF8.self))
    }

    /// The charset that a MIME type names, as in `text/plain;charset=utf-8`.
    static func charset(in type: String) -> String? {
        for parameter in type.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ $0 != " " }).lowercased() == "charset" else { continue }
            let name = parts[1].filter { $0 != "\"" && $0 != " " }
            return name.isEmpty ? nil : name
        }
        return nil
    }
}
