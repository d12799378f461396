/// A note has all the pictures that it takes.
package nonisolated struct NoteIsFull: Error {
    package init() {}
}
