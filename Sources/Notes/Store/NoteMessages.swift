/// Whoever shows the person what the keeper of a note has to say.
package protocol NoteMessages: AnyObject {
    /// Shows a message in place of what was said before.
    func show(_ message: String)

    /// Shows a message below what was said before.
    func showFurther(_ message: String)

    /// Shows that something goes on, until it has ended or, which ends it, too, the person has called it off.
    func begin(_ activity: String, onCancel: @escaping () -> Void) -> any NoteActivity
}
