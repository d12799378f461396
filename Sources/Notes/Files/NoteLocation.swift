import Files
import Formats
import Platform

/// Where and in what form a note is kept.
package nonisolated struct NoteLocation: Equatable, Sendable {
    /// Its file; nil for one that was never saved.
    package var file: File?
    package var format = NoteFormat.html
    /// Whether its text file begins with a byte order mark.
    package var hasMark = false
    package var lineEnd = LineEnd.lineFeed
    /// The note's title in its file, which its name may differ from: written again as long as it is kept there.
    package var title: String?
    /// The reason why saving it under its name could lose something of the file; nil if it can't.
    package var foreign: ForeignFile?
    /// The state of the file when it was last read or written.
    package var state: FileState?

    /// That of a note that was never saved.
    package static let unsaved = NoteLocation()

    /// The title that it is written with: one that was given another name, or has a title of its own, keeps it.
    package func titleInFile(_ file: File) -> String { (file == self.file ? title : nil) ?? file.name.fileBase }
}
