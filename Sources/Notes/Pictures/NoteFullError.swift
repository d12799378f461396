/// A note has the maximum number of pictures.
package nonisolated struct NoteFullError: Error {
    package init() {}
}
