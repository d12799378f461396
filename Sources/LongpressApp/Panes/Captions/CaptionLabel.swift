import Gtk
import GtkEditor
import Longpress
import Notes

/// A caption below its picture: a label whose text can be selected and copied, and which a click edits.
final class CaptionLabel {
    let widget = Label()
    private let watcher = EventWatcher()
    private var loneClick: LoneClick?

    /// The maximum number of visible lines.
    static let maxLines = 4
    private static let menu = WidgetMenu.edit(EditMenu(standard: [.copy, .select, .selectAll], custom: [.editCaption]))

    init(of id: NotePicture.ID, in pane: ImagePane) {
        Self.style(widget)
        widget.isSelectable = true
        widget.responder = CaptionResponder(widget, of: id, in: pane)
        widget.menu = Self.menu
        // Focusable only while the Tab key stops at its picture.
        widget.isFocusable = false
        // A press with a modifier is for the pictures, as beside the caption.
        watcher.onFilter { [weak self, weak pane] event in
            guard let self, let pane, event.beginsPrimaryPress, event.control || event.shift, !widget.containsFocus
            else { return false }
            pane.mouse?.pressed(id, adding: event.control, extending: event.shift)
            return true
        }
        widget.add(watcher)
        // Only a single click edits: a double click selects a word, and a drag selects text.
        loneClick = LoneClick(on: widget) { [weak self, weak pane] in
            pane?.captionPressed(id)
            return self?.widget.selection == nil
        } _: { [weak self, weak pane] in
            if let self, widget.isMapped, widget.selection == nil { pane?.onEditCaption(id) }
        }
        widget.offerActions("item", [SimpleAction("activate") { [weak pane] in pane?.onEditCaption(id) }])
    }

    func show(_ text: String) {
        guard widget.text != text else { return }
        widget.text = text
        // GTK names a label after its text each time the text is set.
        widget.setAccessibleName(localized("Caption"))
    }

    /// Returns a label in the style of captions, for measuring others.
    static func sample() -> Label {
        let label = Label()
        style(label)
        return label
    }

    private static func style(_ label: Label) {
        label.addStyle("longpress-caption")
        label.wraps = true
        // Without a limit it would take up the window's height.
        label.ellipsize(maximumLines: maxLines)
        label.horizontalAlignment = 0.5
        label.isCentered = true
        // At the top, beside captions with more lines.
        label.verticalAlignment = 0
    }
}
