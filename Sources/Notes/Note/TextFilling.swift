import Platform
import RichText

/// Puts a long text into a note's bit by bit, so that the window is never held for long.
enum TextFilling {
    /// The length inserted at once, in bytes.
    private nonisolated static let length = 1 << 15
    /// The maximum time for which the main thread is held at a time, in milliseconds.
    static let slice = 16
    /// The pause between two slices, in milliseconds: input and drawing come before the next one.
    static let pause = 4

    /// Adds a text at the end of another, and tells which part is in, from 0 to 1. One that takes no longer than a
    /// frame is there when this returns for the first time. `change` runs the body that changes the text. Throws
    /// `CancellationError`; what has gone in is then still there.
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
