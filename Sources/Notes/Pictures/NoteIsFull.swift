/// A note has the maximum number of pictures.
package nonisolated struct NoteIsFull: Error {
    package init() {}
}
