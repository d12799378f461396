import Formats
import Platform

extension NoteStore {
    /// An event of a note, for the views that show it.
    package enum Event {
        /// The note is about to lose its contents.
        case emptying
        /// The note has the contents that were read.
        case filled
        /// Reading into the note begins or ends. Meanwhile the user can't change the note.
        case reading(Bool)
        /// The note's location or format has changed, or its file has been read or written.
        case located
        /// The note that was read has replaced the previous contents.
        case opened(LoadedNote)
        /// The note's file has been opened or saved, and belongs in the desktop's list of recent files.
        case used(File, NoteFormat)
    }

    /// Calls a handler for the note's events.
    package func onEvent(_ handler: @escaping (Event) -> Void) { observers.append(handler) }

    func notify(_ event: Event) { observers.forEach { $0(event) } }
}
