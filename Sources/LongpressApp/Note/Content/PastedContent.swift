import Formats
import Gtk
import Notes

/// The content of a clipboard or drop as a note takes it (R16): in the richest form that Longpress understands and can read.
nonisolated struct PastedContent: Sendable {
    var text = RichText()
    /// Whether the text has its own styles. Otherwise it takes the styles around it.
    var hasStyles = false
    /// Pictures that were offered or embedded in the text, with the numbers that the text uses for the ones within it.
    var pictures: [(id: Int, picture: LoadedPicture, caption: String)] = []
    /// Whether the content is a picture that was offered as such, without text.
    var isPicture = false
    /// Messages for the user about the parts that can't be pasted, and why.
    var failures: [String] = []
    /// Whether all of it was read: HTML that is nested too deeply may be cut.
    var isComplete = true

    var isEmpty: Bool { text.isEmpty && pictures.isEmpty }

    /// The message for content that was cut.
    static var cutMessage: String {
        localized("Only the beginning was pasted, because the content is nested too deeply.")
    }

    /// The maximum number of bytes to read.
    static let byteLimit = 512_000_000

    /// Decodes pictures and adds them. Throws `CancellationError`.
    mutating func add(_ figures: [NoteContent.Figure]) async throws {
        let (decoded, failures) = try await PastedFiles.decode(figures)
        pictures += decoded.map { ($0.id, $0.picture, $0.caption.withLineFeeds) }
        self.failures += failures
    }

    /// Returns whether a source offers anything that can go into a text.
    @MainActor
    static func isOffered(by source: some ContentSource) -> Bool {
        source.offersText || source.offersHTML
    }

    /// Reads what is on offer: text with styles, files that exist, a picture, plain text, or addresses; nil if there is none of
    /// them. A form that fails or is empty gives way to the next. Throws `FailedFiles`, `PlatformError`, `TimeLimitReached`,
    /// `CancellationError`.
    @MainActor
    static func read(from source: some ContentSource) async throws -> PastedContent? {
        var failures: [String] = []
        var addresses: String?
        let content = try await Offers.first([
            { try await readPage(from: source) },
            {
                guard source.offersFiles else { return nil }
                let files = try await OfferedFiles.read(from: source)
                addresses = files.addresses
                // The list has no file name.
                guard !files.all.isEmpty else { throw PlatformError(localized("No file was specified.")) }
                let content = try await PastedFiles.read(files.all)
                if content.isEmpty, !content.failures.isEmpty {
                    if files.areThere { failures = content.failures }
                    throw FailedFiles(failures: content.failures)
                }
                return content
            },
            {
                let name = localized("Pasted Image")
                guard let picture = try await PictureSource.picture(from: source, called: name) else { return nil }
                return PastedContent(pictures: [(0, picture, "")], isPicture: true)
            },
            { try await readPlain(from: source) },
            // Only after everything else has been tried.
            { addresses.map { PastedContent(text: RichText($0)) } },
        ])
        guard var content else { return nil }
        // Existing files that can't be pasted are reported, even if another form is pasted instead.
        if !content.isPicture { content.failures = failures + content.failures }
        return content
    }

    /// Reads what is on offer as text without styles; nil if there is none.
    @MainActor
    static func readText(from source: some ContentSource) async throws -> PastedContent? {
        try await Offers.first([
            { try await readPlain(from: source) },
            {
                guard let page = try await page(from: source) else { return nil }
                let text = await withoutStyles(page.content.text)
                return PastedContent(text: text, isComplete: page.isComplete)
            },
        ])
    }

    // MARK: The forms

    /// Reads HTML; nil if there is none with content for a note.
    @MainActor
    private static func readPage(from source: some ContentSource) async throws -> PastedContent? {
        guard let page = try await page(from: source), !page.content.isEmpty else { return nil }
        if let address = try await loneAddress(page, source) { return PastedContent(text: RichText(address)) }
        var content = PastedContent(text: page.content.text, hasStyles: true, isComplete: page.isComplete)
        try await content.add(page.content.figures)
        // Pictures that can't be decoded are an error only if there is nothing else.
        if content.isEmpty { throw FailedFiles(failures: content.failures) }
        return content
    }

    /// Reads the first HTML on offer that can be read; nil if there is none.
    @MainActor
    static func page(from source: some ContentSource) async throws -> HTMLReader.Document? {
        let types = [CopiedText.noteType, MediaType.html.name].flatMap { name in
            source.types.filter { $0.hasPrefix(name) }
        }
        return try await Offers.first(
            types.map { type in
                {
                    let (bytes, type) = try await source.read([type], limit: byteLimit)
                    return try await HTMLReader.load(bytes, charset: charset(in: type))
                }
            })
    }

    /// Returns the address of a page that consists of one link only; nil if the plain text beside it has the link's words,
    /// because then the user copied the words.
    @MainActor
    private static func loneAddress(
        _ page: HTMLReader.Document, _ source: some ContentSource
    ) async throws -> String? {
        guard let link = page.loneLink, page.content.figures.isEmpty else { return nil }
        var plain: PastedContent?
        do {
            plain = try await readPlain(from: source)
        } catch is PlatformError {
            // Then nothing contradicts the address.
        }
        guard let plain else { return link }
        let words = plain.text.text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1, words[0] != page.content.text.text else { return nil }
        return HTMLElement.isAddress(words[0]) ? String(words[0]) : nil
    }

    /// Reads the first plain text on offer that can be read; nil if there is none.
    @MainActor
    private static func readPlain(from source: some ContentSource) async throws -> PastedContent? {
        try await Offers.first(
            source.textTypes.map { type in
                {
                    let (bytes, type) = try await source.read([type], limit: byteLimit)
                    return PastedContent(text: await decode(bytes, charset: charset(in: type)))
                }
            })
    }

    @concurrent
    private static func withoutStyles(_ text: RichText) async -> RichText { RichText(text.plainText) }

    /// Decodes text off the main thread.
    @concurrent
    static func decode(_ bytes: [UInt8], charset: String?) async -> RichText {
        RichText(String(decoding: CharsetGuess.utf8(bytes, declared: charset), as: UTF8.self))
    }

    /// Returns the charset that a MIME type names, as in `text/plain;charset=utf-8`.
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
