import CGtk
import Documents
import Pictures

@testable import Gtk
@testable import GtkEditor
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// A note with its text and its history, edited in the same way as by GTK and the commands.
@MainActor
final class EditedNote {
    /// The history's clock, in milliseconds.
    var time = 0
    let note: Note
    let buffer: TextBuffer
    /// The styles of the text typed next.
    let typing: TypingStyles
    /// The selected pictures.
    var selected: [NotePicture.ID] = []
    /// The selection that the history showed last.
    private(set) var shown: NoteSelection?

    var history: History { note.history }
    var ids: [NotePicture.ID] { note.pictures.map(\.id) }

    init(_ text: String = "", byteLimit: Int = History.defaultByteLimit) {
        final class Box { weak var value: EditedNote? }
        let box = Box()
        buffer = TextBuffer(ofNoteWith: RichText(text))
        note = Note(buffer, history: History(byteLimit: byteLimit) { box.value?.time ?? 0 })
        typing = TypingStyles(buffer)
        box.value = self
        buffer.insertionPoint = buffer.count
        note.selectedPictures = { [weak self] in self?.selected ?? [] }
        note.onShow = { [weak self] _, place in self?.shown = place }
    }

    // MARK: Keys

    /// Types letters as keys do, 50 ms apart. GTK replaces a selection in two actions.
    func type(_ text: String) {
        for character in text { commit(String(character)) }
    }

    /// Inserts text as one key press or one choice of an input method does.
    func commit(_ text: String) {
        key()
        if buffer.selection != nil { buffer.deleteSelection() }
        buffer.replaceSelection(with: text)
    }

    /// Presses Backspace a number of times.
    func backspace(_ times: Int = 1) {
        for _ in 0..<times {
            key()
            if buffer.selection != nil {
                buffer.deleteSelection()
            } else {
                var place = buffer.iterator(at: buffer.insertionPoint)
                gtk_text_buffer_backspace(buffer.typed(), &place, 1, 1)
            }
        }
    }

    /// Presses Delete a number of times at the insertion point.
    func deleteForward(_ times: Int = 1) {
        for _ in 0..<times {
            key()
            let place = buffer.insertionPoint
            var start = buffer.iterator(at: place)
            var end = buffer.iterator(at: min(place + 1, buffer.count))
            gtk_text_buffer_begin_user_action(buffer.typed())
            gtk_text_buffer_delete_interactive(buffer.typed(), &start, &end, 1)
            gtk_text_buffer_end_user_action(buffer.typed())
        }
    }

    /// Moves the insertion point as a key does.
    func move(to place: Int) {
        key()
        buffer.insertionPoint = place
    }

    private func key() {
        time += 50
        history.inputBegins()
    }

    // MARK: Commands

    func paste(_ text: String) {
        history.step(named: "Paste") { buffer.replaceSelection(with: text) }
    }

    func set(_ style: TextStyle, _ isOn: Bool = true, in range: Range<Int>) {
        history.step(named: style.rawValue) { buffer.set(style, isOn, in: range) }
    }

    @discardableResult
    func addPicture(caption: String = "") -> NotePicture.ID {
        note.add(Self.file, caption: caption)
    }

    func turn(_ id: NotePicture.ID, _ turn: Pixels.Turn) {
        history.step(named: "Turn") { note.turn(id, turn) }
    }

    func move(_ ids: [NotePicture.ID], before next: NotePicture.ID?) {
        history.step(named: "Move") { note.move(ids, before: next) }
    }

    /// A picture of 24 × 16 pixels.
    static let file: PictureFile = {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="12" height="16"/></svg>
            """
        do { return try PictureFile(Array(svg.utf8), name: "picture.svg") } catch { fatalError("\(error)") }
    }()

    // MARK: What there is

    /// Everything that a history has to restore.
    struct Content: Hashable {
        let text: RichText
        let pictures: [Picture]

        struct Picture: Hashable {
            let id: NotePicture.ID
            let caption: String
            let file: ObjectIdentifier
            let pose: Pose
        }
    }

    var content: Content {
        Content(
            text: buffer.richText(in: 0..<buffer.count),
            pictures: note.pictures.map {
                Content.Picture(id: $0.id, caption: $0.caption, file: ObjectIdentifier($0.file), pose: $0.pose)
            })
    }

    /// Returns the texts after each Undo, until there is nothing left to undo.
    func textsUndone() -> [String] {
        var texts: [String] = []
        while history.undoName != nil {
            history.undo()
            texts.append(buffer.text)
        }
        return texts
    }
}
