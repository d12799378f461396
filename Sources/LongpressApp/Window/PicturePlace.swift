import Gtk
import GtkEditor
import Longpress
import Notes

/// Where pictures go that are pasted into a note or dropped on it.
enum PicturePlace {
    /// Into the text, in place of what is selected there, each in a line of its own.
    case text
    /// Beside the text.
    case side
}

extension NoteWindow {
    /// Where pictures go that are pasted now: into the text if that has the focus.
    var picturePlace: PicturePlace {
        var next = window.firstResponder
        while let responder = next {
            if responder === text.responder { return text.view.isEditable ? .text : .side }
            next = responder.nextResponder
        }
        return .side
    }

    /// Where pictures go that are dropped at a position of the text; nil beside it. Those are pasted there, then.
    func picturePlace(at offset: Int?) -> PicturePlace {
        guard let offset, text.view.isEditable else { return .side }
        text.view.grabFocus()
        text.view.buffer.insertionPoint = offset
        return .text
    }

    /// Puts pictures of the note into the text, in place of what is selected there.
    func putIntoText(_ ids: [NotePicture.ID]) {
        guard !ids.isEmpty else { return }
        let buffer = text.view.buffer
        let selection = buffer.selection
        if let selection { buffer.remove(selection) }
        note.moveToText(ids, at: selection?.lowerBound ?? buffer.insertionPoint)
        text.view.scrollToInsertionPoint()
    }
}
