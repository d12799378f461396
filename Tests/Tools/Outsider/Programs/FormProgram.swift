import Gtk
import Longpress

/// A form with fields, one of which takes a date.
final class FormProgram: MenuProgram {
    private let box = Box(.vertical, spacing: 12)
    let name = Entry()
    let date = Entry()
    var widget: Widget { box }
    let log: [String] = []

    init() {
        box.append(name)
        box.append(date)
        // begin menu
        name.editMenu { Standard() }
        date.editMenu {
            Standard()
            if self.date.text.isEmpty {
                Action("Insert Today") { self.date.text = "2026-11-27" }
            }
        }
        // end menu
    }
}
