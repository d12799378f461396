import Gtk
import GtkEditor
import Notes

/// The text of a note is in the buffer that its text view shows.
extension TextBuffer: NoteText {
    /// Makes a buffer for the text of a note, which begins with a text.
    convenience init(ofNoteWith content: RichText = RichText()) {
        self.init()
        installParagraphStyles()
        installStyles()
        takesLineFeeds()
        append(content)
        insertionPoint = 0
    }

    package func removeAll() { text = "" }

    package func onSelectionMove(_ handler: @escaping () -> Void) { onSelectionChange(handler) }
}
