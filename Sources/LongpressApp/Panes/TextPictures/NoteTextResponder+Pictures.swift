import Gtk
import Longpress
import Notes

/// Commands and keys for pictures in the text.
extension NoteTextResponder {
    /// Returns the picture's handler for a command, if exactly one picture is selected and the command is for pictures.
    func selectedPicture(_ command: Command) -> CommandHandler? {
        guard let item = pictures?.selectedItem,
            ImageCommandsResponder.isForPictures(command) || command.id == Command.copy.id
                || command.id == Command.cut.id
        else { return nil }
        return item.widget.responder?.handler(for: command)
    }

    /// Handles keys at pictures. Return opens the selected picture. Backspace and Delete remove the picture on the line before or
    /// after the insertion point, because text can't continue on that line.
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
