import Gtk
import GtkEditor
import Longpress
import Notes

/// A caption below its picture: static text that can be selected and copied, and that a click edits.
final class CaptionLabel {
    let widget = Label()
    private let watcher = EventWatcher()
    private var loneClick: LoneClick?

    /// The number of lines of a caption that are shown.
    static let mostLines = 4
    private static let menu = WidgetMenu.edit(EditMenu(standard: [.copy, .select, .selectAll], custom: [.editCaption]))

    init(of id: NotePicture.ID, in pane: ImagePane) {
        Self.style(widget)
        widget.isSelectable = true
        widget.responder = CaptionResponder(widget, of: id, in: pane)
        widget.menu = Self.menu
        // As long as another picture is the one that the keyboard stops at.
        widget.isFocusable = false
        // With a modifier it is about pictures, as beside the caption.
        watcher.onFilter { [weak self, weak pane] event in
            guard let self, let pane, event.beginsPrimaryPress, event.control || event.shift, !widget.containsFocus
            else { return false }
            pane.mouse?.pressed(id, adding: event.control, extending: event.shift)
            return true
        }
        widget.add(watcher)
        // Two clicks select a word, and so does a drag.
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
        // GTK names a label by its text each time that is set.
        widget.setAccessibleName(localized("Caption"))
    }

    /// Makes a label that looks like a caption, to measure others by.
    static func sample() -> Label {
        let label = Label()
        style(label)
        return label
    }

    private static func style(_ label: Label) {
        label.addStyle("longpress-caption")
        label.wraps = true
        // It would take the window's height to itself.
        label.ellipsize(maximumLines: mostLines)
        label.horizontalAlignment = 0.5
        label.isCentered = true
        // Beside one with more lines.
        label.verticalAlignment = 0
    }
}
