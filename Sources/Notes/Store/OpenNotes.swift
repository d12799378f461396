import Platform

/// The notes that are open in the program.
package protocol OpenNotes: AnyObject {
    /// The stores of the open notes, the one opened last at the end.
    var stores: [NoteStore] { get }

    /// Waits until a note is open.
    func untilOneIsOpen() async

    /// Opens another, empty note. If it is for a file, its window looks as it last did for that file.
    func open(title: String, for file: File?) -> NoteStore

    /// Brings a note to the front.
    func present(_ store: NoteStore)

    /// Shows a message over the active note, below the previous message.
    func showFurther(_ message: String)
}
