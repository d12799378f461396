import Gtk
import GtkEditor
import Longpress
import Notes

/// Where pictures that are pasted into a note or dropped on it are inserted.
enum PictureDestination {
    /// In the text, in place of the selection, each on a line of its own.
    case text
    /// Beside the text.
    case side
}

extension NoteWindow {
    /// The destination of pictures that are pasted now: the text if it has the focus.
    var pictureDestination: PictureDestination {
        let isInText = window.responderChain.responders.contains { $0 === text.responder }
        return isInText && text.view.isEditable ? .text : .side
    }

    /// Prepares the note for pictures dropped at a position of the text, and moves the insertion point there; nil if they are
    /// dropped beside the text. Returns their destination.
    func prepareForPictures(at offset: Int?) -> PictureDestination {
        guard let offset, text.view.isEditable else { return .side }
        text.view.grabFocus()
        text.view.buffer.insertionPoint = offset
        return .text
    }

    /// Moves pictures of the note into the text, in place of the selection.
    func insertIntoText(_ ids: [NotePicture.ID]) {
        guard !ids.isEmpty else { return }
        let buffer = text.view.buffer
        let selection = buffer.selection
        if let selection { buffer.remove(selection) }
        note.moveToText(ids, at: selection?.lowerBound ?? buffer.insertionPoint)
        text.view.scrollToInsertionPoint()
    }
}
