import Gtk
import Longpress
import Notes

/// Asks for the address of a link, in a popover beside its text.
enum LinkPopover {
    /// The width of the field, in points.
    private static let width = 280

    /// Shows a field with an address at a rectangle, in the window's coordinates. Return passes the typed address to the handler,
    /// or nil for an empty field. The popover stays open while the text isn't an address.
    static func show(
        _ address: String, at target: Rectangle, in window: Window, _ handler: @escaping (String?) -> Void
    ) {
        let field = Entry()
        field.placeholder = "https://"
        field.setAccessibleName(localized("Address"))
        field.setMinimumSize(width: width, height: -1)
        field.text = address
        field.responder = EntryResponder(field)
        field.menu = .edit(EditMenu())
        let content = Box(.vertical, spacing: 8)
        content.setMargins(horizontal: 6, vertical: 6)
        content.append(field)
        let popover = TextPopover.show(content, named: localized("Link"), at: target, in: window)
        field.onActivate { [weak popover, field = WeakObject<Editable>(field)] in
            guard let field = field.value else { return }
            let text = field.text.wordsOnOneLine
            let address = TextAddress.typed(text)
            guard text.isEmpty || address != nil else { return field.addStyle("error") }
            popover?.close()
            handler(address)
        }
        field.grabFocus()
    }
}
