import Gtk
import GtkEditor
import Longpress
import Notes

/// The pane of the note's text.
final class TextPane {
    let widget: ScrolledWindow
    let view: TextView
    let spelling: SpellChecker
    let responder: NoteTextResponder
    /// The pictures in the text.
    let pictures: TextPictures
    private let addresses: AddressMarks
    private var size = AppStyle.normalSize

    /// The minimum width, in points, which fits a few words per line.
    private static let minWidth = 160

    init(_ note: Note, in buffer: TextBuffer, onFailure: @escaping (String) -> Void) {
        view = TextView(buffer, minWidth: Self.minWidth, setting: TextColumn.setting)
        view.setAccessibleName(localized("Note"))
        view.keepsInsertionPointInView()
        view.freeChangedLines()
        widget = ScrolledWindow(view, horizontalBar: false)
        widget.expandsHorizontally = true
        widget.expandsVertically = true
        widget.setMinimumSize(width: Self.minWidth, height: 120)

        spelling = SpellChecker(view)
        addresses = AddressMarks(view)
        responder = NoteTextResponder(view, note: note, spelling: spelling)
        pictures = TextPictures(note, in: view)
        responder.pictures = pictures
        responder.onFailure = onFailure
        view.responder = responder
        view.menu = .edit(.noteText)
        view.redirectMenuKey { [weak pictures] in pictures?.selectedItem?.widget }

        let events = EventWatcher()
        events.onEvent { [history = note.history] event in if event.begins { history.inputBegins() } }
        view.add(events)
    }

    /// The size of the text in percent of the theme's. Setting a size that isn't available selects the nearest one.
    var textSize: Int {
        get { AppStyle.textSizes[size] }
        set {
            let sizes = AppStyle.textSizes
            let nearest = sizes.indices.min { abs(sizes[$0] - newValue) < abs(sizes[$1] - newValue) }
            resize(by: (nearest ?? AppStyle.normalSize) - size)
        }
    }

    /// Returns whether the text can be made larger or smaller by a number of steps.
    func canResize(by steps: Int) -> Bool { AppStyle.textSizes.indices.contains(size + steps) }

    /// Whether the size of the text differs from the theme's.
    var isResized: Bool { size != AppStyle.normalSize }

    /// Makes the text larger or smaller by a number of steps; nil gives it the theme's size.
    func resize(by steps: Int?) {
        view.removeStyle(AppStyle.textClass(size))
        size = steps.map { size + $0 } ?? AppStyle.normalSize
        view.addStyle(AppStyle.textClass(size))
    }
}
