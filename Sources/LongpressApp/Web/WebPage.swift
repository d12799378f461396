import Formats
import Gtk
import Notes

/// A page as a browser shows it, without what a browser would fetch or run for it.
nonisolated enum WebPage {
    /// The most bytes of a page that is shown: a browser takes many times as much memory.
    static let byteLimit = 64_000_000

    /// Stands before everything else of the page, which can't take it back: nothing is fetched, and nothing runs. What the
    /// page has in itself is shown.
    private static let policy = """
        <!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline' data:; form-action 'none'; \
        base-uri 'none'">
        """

    /// A page in any charset as it may be shown, off the main thread; throws `CancellationError`.
    static func guarded(_ page: [UInt8]) async throws -> String {
        try await BlockingWork.run { _ in
            policy + String(decoding: CharsetGuess.utf8(page, declared: nil, looksInside: true), as: UTF8.self)
        }
    }
}

extension NoteSnapshot {
    /// The note as its file would have it, off the main thread. Throws as turning a picture, and `CancellationError`.
    func page(title: String) async throws -> [UInt8] {
        let content = NoteContent(text: text, figures: try await figures())
        return try await BlockingWork.run { _ in HTMLWriter.document(content, title: title) }
    }
}
