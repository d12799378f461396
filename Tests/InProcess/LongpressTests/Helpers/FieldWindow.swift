import Longpress
import TestSupport

@testable import Gtk
@testable import Platform

/// A window with one field that has an edit menu, and room for the menu above.
@MainActor
enum FieldWindow {
    /// Shows the field, focused and with nothing selected, until the body returns.
    static func with(
        _ field: Editable, _ responder: EntryResponder? = nil, menu: EditMenu = EditMenu(),
        _ body: (Window) throws -> Void
    ) throws {
        field.responder = responder ?? EntryResponder(field)
        field.menu = .edit(menu)
        let box = Box(.vertical)
        let above = Label()
        above.setMinimumSize(height: 150)
        box.append(above)
        box.append(field)
        try TestWindow.with(box) { window in
            field.grabFocus()
            field.select(0..<0)
            TestWindow.settle()
            try body(window)
        }
    }
}
