/// A file can't be opened as a note.
package nonisolated struct NotANote: Error {
    package init() {}
}
