/// Something that is shown as going on.
package protocol NoteActivity: AnyObject {
    /// Says how far it is.
    func update(_ text: String)

    func end()
}
