import Gtk
import GtkEditor
import Notes

/// The state of a note's window apart from the note itself: scroll positions, selections and focus.
struct NoteWindowState {
    private let text: (anchor: Int, insertionPoint: Int, scroll: Double, styles: Set<TextStyle>?)
    private let images: (selection: PictureSelection, scroll: Double)
    private let captions: [NotePicture.ID: Range<Int>]
    private let focus: WeakObject<Widget>?
    private let showsFocus: Bool

    init(of window: NoteWindow) {
        let buffer = window.text.view.buffer
        text = (
            buffer.selectionAnchor, buffer.insertionPoint, window.text.widget.scrollPosition,
            window.text.responder.typing.chosenStyles
        )
        images = (window.images.selection, window.images.widget.scrollPosition)
        captions = Dictionary(
            uniqueKeysWithValues: window.images.items.compactMap { item in
                window.images.captionLabel(of: item.id)?.selection.map { (item.id, $0) }
            })
        focus = window.window.focus.map { WeakObject($0) }
        showsFocus = window.window.showsFocus
    }

    func restore(to window: NoteWindow) {
        let buffer = window.text.view.buffer
        buffer.select(from: text.anchor, to: text.insertionPoint)
        window.text.responder.typing.chosenStyles = text.styles
        window.images.change(focus: false) { $0 = images.selection }
        if let focus = focus?.value, focus != window.window.focus { window.window.returnFocus(to: focus) }
        for item in window.images.items {
            window.images.captionLabel(of: item.id)?.select(captions[item.id] ?? 0..<0)
        }
        window.window.showsFocus = showsFocus
        window.text.widget.scrollPosition = text.scroll
        window.images.widget.scrollPosition = images.scroll
    }
}
