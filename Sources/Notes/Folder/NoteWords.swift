import Files
import Formats
import Platform
import RichText

/// All words in a note's file, for searching. The note's pictures aren't read.
nonisolated enum NoteWords {
    /// The maximum number of bytes of text that are read from a note: several long novels.
    static let byteLimit = 4 << 20

    /// Reads the text of a note. Throws `PlatformError`, `CancellationError`.
    static func read(_ file: File, _ format: NoteFormat, _ cancellation: Cancellation) throws -> String {
        var (bytes, pictures) = ([UInt8](), EmbeddedData())
        try file.forEachPiece(cancellation) { piece in
            bytes += format == .html ? pictures.removed(from: piece) : piece
            return bytes.count < byteLimit
        }
        bytes = NoteSummary.beginning(of: bytes, byteLimit)
        guard format == .html else { return String(decoding: CharsetGuess.utf8(bytes, declared: nil), as: UTF8.self) }
        let document = HTMLReader.read(bytes, isCancelled: { cancellation.isCancelled })
        try cancellation.check()
        return document?.content.text.text ?? ""
    }
}
