/// A file can't be opened as a note.
package nonisolated struct NotANoteError: Error {
    package init() {}
}
