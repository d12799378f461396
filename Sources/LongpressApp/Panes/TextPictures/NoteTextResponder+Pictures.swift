import Gtk
import Longpress
import Notes

/// Keys at pictures in the text.
extension NoteTextResponder {
    /// With a picture and nothing else selected, what can be done with pictures is done with that.
    func selectedPicture(_ command: Command) -> CommandHandler? {
        guard let item = pictures?.selectedItem,
            ImageCommandsResponder.isForPictures(command) || command.id == Command.copy.id
                || command.id == Command.cut.id
        else { return nil }
        return item.widget.responder?.handler(for: command)
    }

    /// Return opens the picture that is selected. Backspace and Delete take out the one whose line is before or behind the
    /// insertion point: text can't go on in that line.
    func handleAtPicture(_ key: Key, in buffer: TextBuffer) -> Bool {
        guard let pictures, !pictures.items.isEmpty else { return false }
        switch key.name {
        case "Return", "KP_Enter":
            guard !key.shift, let id = pictures.selected?.id else { return false }
            pictures.open(id)
        case "BackSpace", "Delete", "KP_Delete":
            let (offset, isBackspace) = (buffer.insertionPoint, key.name == "BackSpace")
            let paragraph = buffer.paragraphRange(at: offset)
            guard buffer.selection == nil, !paragraph.isEmpty, paragraph.count > 1 || buffer.picture(at: offset) == nil,
                offset == (isBackspace ? paragraph.lowerBound : paragraph.upperBound),
                let picture = buffer.picture(at: isBackspace ? offset - 2 : offset + 1)
            else { return false }
            history.step(named: Command.removeImage.undoName) { pictures.remove(picture.id) }
        default: return false
        }
        return true
    }
}
