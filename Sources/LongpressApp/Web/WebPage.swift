import Formats
import Gtk
import Notes

/// A page as a browser shows it, but without fetching or running anything.
nonisolated enum WebPage {
    /// The maximum size of a page to show, in bytes: a browser takes many times as much memory.
    static let byteLimit = 64_000_000

    /// Precedes the page, which can't revoke it: nothing is fetched, and nothing runs. Content embedded in the page is shown.
    private static let policy = """
        <!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        img-src data:; media-src data:; font-src data:; style-src 'unsafe-inline' data:; form-action 'none'; \
        base-uri 'none'">
        """

    /// Returns a page in any charset with the policy added, off the main thread. Throws `CancellationError`.
    static func guarded(_ page: [UInt8]) async throws -> String {
        try await BlockingWork.run { _ in
            policy + String(decoding: CharsetGuess.utf8(page, declared: nil, looksInside: true), as: UTF8.self)
        }
    }
}

extension NoteSnapshot {
    /// Returns the note as its file would have it, off the main thread. Throws the errors of turning pictures, and
    /// `CancellationError`.
    func page(title: String) async throws -> [UInt8] {
        let content = NoteContent(text: text, figures: try await figures())
        return try await BlockingWork.run { _ in HTMLWriter.document(content, title: title) }
    }
}
