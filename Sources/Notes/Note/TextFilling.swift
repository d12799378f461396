import Platform
import RichText

/// Inserts a long text into a note piece by piece, so that the window is never blocked for long.
enum TextFilling {
    /// The length of a piece, in bytes.
    private nonisolated static let length = 1 << 15
    /// The maximum time for which the main thread is blocked, in milliseconds.
    static let slice = 16
    /// The pause between two slices, in milliseconds: input and drawing are handled before the next one.
    static let pause = 4

    /// Appends a text to another, and reports the inserted part, from 0 to 1. A text that takes no longer than a frame is
    /// inserted before the first suspension. `change` runs the body that changes the text. Throws `CancellationError`; what was
    /// inserted then remains.
    static func append(
        _ text: RichText, to target: any NoteText, by change: (() -> Void) -> Void = { $0() },
        progress: (Double) -> Void = { _ in }
    ) async throws {
        let pieces = text.count <= length / 4 ? [text] : await Self.pieces(of: text)
        var next = 0
        while next < pieces.count {
            try Task.checkCancellation()
            let start = Clock.milliseconds
            change {
                while next < pieces.count, Clock.milliseconds - start < slice {
                    target.append(pieces[next])
                    next += 1
                }
            }
            progress(Double(next) / Double(pieces.count))
            if next < pieces.count { await MainLoop.pause(milliseconds: pause) }
        }
    }

    @concurrent
    private static func pieces(of text: RichText) async -> [RichText] {
        text.pieces(ofLength: length)
    }
}
