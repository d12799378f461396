import Gtk
import GtkEditor
import Notes

/// The buffer of a text view holds the text of the note.
extension TextBuffer: NoteText {
    /// Creates a buffer for the text of a note, with initial content.
    convenience init(ofNoteWith content: RichText = RichText()) {
        self.init()
        installParagraphStyles()
        installStyles()
        prepareLock()
        convertInsertedLineEndings()
        append(content)
        insertionPoint = 0
    }

    private static let noteName: StaticString = "longpress-note"

    /// The note that the text belongs to, once a window shows it.
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
