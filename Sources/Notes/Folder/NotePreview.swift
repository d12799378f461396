import Files
import Formats
import Markup
import Pictures
import Platform

/// A thumbnail of a note's first picture.
package nonisolated enum NotePreview {
    /// The maximum number of bytes of a page that are read to find it.
    private static let byteLimit = 32 << 20

    /// Reads the picture off the main thread, scaled to a longest side in pixels; `nil` if there is none that can be shown.
    /// Throws `CancellationError`, and `PlatformError` if the disk doesn't respond.
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
