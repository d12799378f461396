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
        takesLocks()
        takesLineFeeds()
        append(content)
        insertionPoint = 0
    }

    private static let noteName: StaticString = "longpress-note"

    /// The note that the text is of, once a window shows it.
    var note: Note? {
        get { attached(Self.noteName, as: WeakNote.self)?.note }
        set { attach(newValue.map(WeakNote.init), as: Self.noteName) }
    }

    package func removeAll() { text = "" }

    package func onSelectionMove(_ handler: @escaping () -> Void) { onSelectionChange(handler) }
}

@MainActor private final class WeakNote {
    weak var note: Note?

    init(_ note: Note) { self.note = note }
}
