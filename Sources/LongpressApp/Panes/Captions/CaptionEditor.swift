import Gtk
import Longpress
import Notes

/// Edits captions in place, one at a time. What the user types is in the note at once.
final class CaptionEditor {
    /// The container of the field, visible while a caption is edited.
    let widget = Box(.vertical)
    /// The field; nil until a caption is first edited.
    private var field: CaptionField?
    private let note: Note
    private let onFailure: (String) -> Void
    /// The picture whose caption is being edited, the caption before, and the number of the editing in the history.
    private var edited: (picture: NotePicture.ID, before: String, editing: Int)?
    /// Called when editing has ended, with the picture, and whether the keyboard focus is elsewhere already.
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

    /// Starts editing a picture's caption in place. Return and presses elsewhere keep the change; Escape reverts it. If this
    /// caption is being edited already, keeps what has been typed.
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
            // An unchanged caption keeps the line ends of the file.
            note.setCaption(text == edited.before ? text : text.withLineFeeds, of: edited.picture)
        }
    }

    /// Ends editing, if a caption is being edited. If the keyboard focus is elsewhere already, it stays there.
    func end(keeping: Bool, wasLeft: Bool = false) {
        guard let edited else { return }
        if !keeping { write(edited.before) }
        self.edited = nil
        widget.isVisible = false
        onEnd(edited.picture, wasLeft)
    }

    /// Moves the keyboard focus back to the field, which keeps its selection.
    private func focusField() { field?.responder.becomeFirstResponder() }

    /// Ends editing when another responder becomes the first. Menus, the menu bar and sheets don't become first responder: they
    /// act on the field, and return the focus to it.
    func firstResponderChanged(to first: (any Responder)?) {
        if first !== field?.responder { end(keeping: true, wasLeft: true) }
    }
}
