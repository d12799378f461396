import Gtk
import Longpress
import Notes

/// Edits captions, one at a time, each in its place: what is typed is in the note at once.
final class CaptionEditor {
    /// Where the field is shown while a caption is edited.
    let widget = Box(.vertical)
    /// The field, once a caption has been edited.
    private var field: CaptionField?
    private let note: Note
    private let onFailure: (String) -> Void
    /// Whose caption is being edited, what it was before, and which editing of the history that is.
    private var edited: (picture: NotePicture.ID, before: String, editing: Int)?
    /// Called when editing has ended, with whose caption it was and whether the keyboard is elsewhere already.
    var onEnd: (_ picture: NotePicture.ID, _ wasLeft: Bool) -> Void = { _, _ in }

    init(_ note: Note, onFailure: @escaping (String) -> Void) {
        (self.note, self.onFailure) = (note, onFailure)
        widget.isVisible = false
    }

    private func makeField() -> CaptionField {
        let field = CaptionField(onFailure: onFailure)
        field.onChange = { [weak self] in self?.write($0) }
        field.onEnd = { [weak self] in self?.end(keeping: $0) }
        widget.append(field.entry)
        self.field = field
        return field
    }

    /// Lets the person edit a picture's caption in place. Return keeps the change, as does pressing elsewhere; Escape takes
    /// it back. A caption that is being edited already goes on with what has been typed.
    func edit(_ picture: NotePicture) {
        if editedPicture == picture.id { return focusField() }
        end(keeping: true, wasLeft: true)
        let field = field ?? makeField()
        field.entry.text = picture.caption
        edited = (picture.id, picture.caption, note.history.newEditing())
        field.responder.forgetChanges()
        widget.isVisible = true
        field.entry.grabFocus()
    }

    /// The picture whose caption is being edited; nil if none is.
    var editedPicture: NotePicture.ID? { edited?.picture }

    var isEditing: Bool { edited != nil }

    private func write(_ text: String) {
        guard let edited else { return }
        note.history.step(named: Command.editCaption.undoName, of: edited.editing) {
            // Left as it was, it is the file's.
            note.setCaption(text == edited.before ? text : text.withLineFeeds, of: edited.picture)
        }
    }

    /// Ends editing, if it is going on. The keyboard may be elsewhere already, and then stays there.
    func end(keeping: Bool, wasLeft: Bool = false) {
        guard let edited else { return }
        if !keeping { write(edited.before) }
        self.edited = nil
        widget.isVisible = false
        onEnd(edited.picture, wasLeft)
    }

    /// Gives the field the keyboard again, with its selection.
    private func focusField() { field?.responder.becomeFirstResponder() }

    /// Ends editing when another responder is the first. Menus, the menu bar and sheets aren't: they act on the field, and
    /// give the keyboard back to it.
    func firstResponderChanged(to first: (any Responder)?) {
        if first !== field?.responder { end(keeping: true, wasLeft: true) }
    }
}
