import Documents
import Formats
import Gtk

/// The place and form in which a note is kept.
nonisolated struct NotePlacement: Equatable, Sendable {
    /// Its file; nil for one that was never saved.
    var file: File?
    var format = NoteFormat.html
    /// Whether its text file begins with a byte order mark.
    var hasMark = false
    /// The kind of line ends that its text file has.
    var lineEnd = LineEnd.lineFeed
    /// The note's title in its file, which may differ from the file's name: written again as long as the note is kept
    /// there.
    var title: String?
    /// The reason why saving it under its name could lose something of the file; nil if it can't.
    var foreign: ForeignFile?
    /// The state of the file when it was last read or written.
    var state: FileState?

    /// The title that the note gets when it is written to a file: one that was given another name, or has a title of its own,
    /// keeps it.
    func titleInFile(_ file: File) -> String { (file == self.file ? title : nil) ?? file.name.fileBase }
}
