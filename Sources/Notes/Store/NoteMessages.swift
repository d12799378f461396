/// Shows the messages of a note's store to the user.
package protocol NoteMessages: AnyObject {
    /// Shows a message, replacing the previous one.
    func show(_ message: String)

    /// Shows a message below the previous one.
    func showFurther(_ message: String)

    /// Shows an activity until it ends or the user cancels it, which calls `onCancel`.
    func begin(_ activity: String, onCancel: @escaping () -> Void) -> any NoteActivity
}
