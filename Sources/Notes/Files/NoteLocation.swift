import Files
import Formats
import Platform

/// The file and format in which a note is kept.
package nonisolated struct NoteLocation: Equatable, Sendable {
    /// The note's file; `nil` if it was never saved.
    package var file: File?
    package var format = NoteFormat.html
    /// Whether the text file begins with a byte order mark.
    package var hasMark = false
    package var lineEnd = LineEnd.lineFeed
    /// The title in the note's file, which may differ from the file's name. It is written again while the note is kept there.
    package var title: String?
    /// The reason why saving the note in its file could lose something; `nil` if it can't.
    package var foreign: ForeignFile?
    /// The state of the file when it was last read or written.
    package var state: FileState?

    /// The location of a note that was never saved.
    package static let unsaved = NoteLocation()

    /// Returns the title to write in a file: the existing one if the note is kept there, otherwise the file's name without its
    /// ending.
    package func titleInFile(_ file: File) -> String { (file == self.file ? title : nil) ?? file.name.fileBase }
}
