/// A file isn't one that can be opened as a note.
package nonisolated struct NotANote: Error {
    package init() {}
}
