import Platform

/// The notes that are open in the program.
package protocol OpenNotes: AnyObject {
    /// The keepers of all of them, the one that was opened last at the end.
    var stores: [NoteStore] { get }

    /// Waits until a note is open.
    func untilOneIsOpen() async

    /// Opens another, empty one; it looks as the note of a file did, if it is to be kept in one.
    func open(title: String, for file: File?) -> NoteStore

    /// Brings a note to the front.
    func present(_ store: NoteStore)

    /// Shows a message over the note that is used, below what was said there before.
    func showFurther(_ message: String)
}
