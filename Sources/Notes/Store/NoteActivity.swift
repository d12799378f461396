/// An activity that is shown while it lasts.
package protocol NoteActivity: AnyObject {
    /// Shows the activity's progress.
    func update(_ text: String)

    func end()
}
