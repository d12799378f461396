import Gtk
import GtkEditor
import Longpress
import Notes

/// The place for pictures that are pasted into a note or dropped on it.
enum PicturePlace {
    /// In the text, in place of the selection, each on a line of its own.
    case text
    /// Beside the text.
    case side
}

extension NoteWindow {
    /// The place for pictures that are pasted now: the text if it has the focus.
    var picturePlace: PicturePlace {
        let isInText = window.responderChain.responders.contains { $0 === text.responder }
        return isInText && text.view.isEditable ? .text : .side
    }

    /// Prepares the note for pictures dropped at a position of the text, and moves the insertion point there; nil if they are
    /// dropped beside the text. Returns their place.
    func prepareForPictures(at offset: Int?) -> PicturePlace {
        guard let offset, text.view.isEditable else { return .side }
        text.view.grabFocus()
        text.view.buffer.insertionPoint = offset
        return .text
    }

    /// Moves pictures of the note into the text, in place of the selection.
    func putIntoText(_ ids: [NotePicture.ID]) {
        guard !ids.isEmpty else { return }
        let buffer = text.view.buffer
        let selection = buffer.selection
        if let selection { buffer.remove(selection) }
        note.moveToText(ids, at: selection?.lowerBound ?? buffer.insertionPoint)
        text.view.scrollToInsertionPoint()
    }
}
