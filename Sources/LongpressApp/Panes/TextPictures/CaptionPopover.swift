import Gtk
import Longpress

/// Asks for the caption of a picture in the text, in a popover beside it.
enum CaptionPopover {
    /// The width of the field, in points.
    private static let width = 280

    /// Shows a field with a caption at a rectangle, in the window's coordinates. Return passes the typed text to the handler.
    static func show(
        _ caption: String, at target: Rectangle, in window: Window, _ handler: @escaping (String) -> Void
    ) {
        let field = CaptionField { _ in }
        field.entry.setMinimumSize(width: width, height: -1)
        field.entry.text = caption
        let content = Box(.vertical)
        content.setMargins(horizontal: 6, vertical: 6)
        content.append(field.entry)
        let popover = TextPopover.show(content, named: localized("Caption"), at: target, in: window)
        popover.attach(field, as: "caption-field")
        field.onEnd = { [weak popover, entry = WeakObject<Editable>(field.entry)] isKept in
            let text = entry.value?.text
            popover?.close()
            if isKept, let text { handler(text) }
        }
        field.entry.grabFocus()
    }
}
