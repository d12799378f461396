import Platform

/// The notes that are open in the program.
package protocol OpenNotes: AnyObject {
    /// The keepers of all of them, the one that was opened last at the end.
    var stores: [NoteStore] { get }

    /// Waits until a note is open.
    func untilOneIsOpen() async

    /// Opens another one, which is empty.
    ///
    /// - Parameter file: Where it is going to be kept, for it to look as it did; nil for none.
    func open(title: String, for file: File?) -> NoteStore

    /// Brings a note to the front.
    func present(_ store: NoteStore)

    /// Shows a message over the note that is used, below what was said there before.
    func showFurther(_ message: String)
}
