import Files
import Formats
import Markup
import Pictures
import Platform

/// A note's first picture, small.
package nonisolated enum NotePreview {
    /// The most bytes of a page that are read for it.
    private static let byteLimit = 32 << 20

    /// Reads it off the main thread, with a longest side of so many pixels; nil if there is none that can be shown. Throws
    /// `CancellationError`, and `PlatformError` if the disk doesn't answer.
    @MainActor package static func read(_ file: File, toFit side: Int) async throws -> Pixels? {
        guard NoteFormat(named: file.name) == .html else { return nil }
        return try await BlockingWork.run(at: file, silenceLimit: FileWait.look) { cancellation in
            var (data, count) = (EmbeddedData(keepsFirst: true), 0)
            try file.forEachPiece(cancellation) { piece in
                _ = data.removed(from: piece)
                count += piece.count
                return !data.hasFirst && count < byteLimit
            }
            guard data.hasFirst, let first = data.first else { return nil }
            let bytes = Base64.decode(first[...])
            return try? PictureFile.loadNow(bytes, name: "", level: side, cancellation: cancellation).thumbnail
        }
    }
}
