import Documents
import Gtk

/// Where and how a note is kept.
nonisolated struct NotePlacement: Equatable, Sendable {
    /// Its file; nil for one that was never saved.
    var file: File?
    var format = NoteFormat.html
    /// Whether its text file begins with a byte order mark.
    var hasMark = false
    /// What its file calls the note, which that need not be the name of: written again as long as it is kept there.
    var title: String?
    /// Why saving it under its name could lose something of the file; nil if it can't.
    var foreign: ForeignFile?
    /// What the file was like when it was read or written last.
    var state: FileState?
}
