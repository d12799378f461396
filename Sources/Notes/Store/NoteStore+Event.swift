import Formats
import Platform

extension NoteStore {
    /// What becomes of a note, for whoever shows it.
    package enum Event {
        /// The note is about to lose all that it holds.
        case emptying
        /// It holds what has been read.
        case filled
        /// It is being read, or isn't any more: meanwhile nobody can change it.
        case reading(Bool)
        /// It is kept elsewhere, in another form, or in a file that has been read or written anew.
        case located
        /// A note that was read has taken its place.
        case opened(LoadedNote)
        /// Its file has been opened or saved, which the desktop's list of files is to have.
        case used(File, NoteFormat)
    }

    /// Calls a handler for what becomes of the note.
    package func onEvent(_ handler: @escaping (Event) -> Void) { observers.append(handler) }

    func tell(_ event: Event) { observers.forEach { $0(event) } }
}
