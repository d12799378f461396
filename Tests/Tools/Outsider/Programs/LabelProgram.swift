import Gtk
import Longpress

/// A label whose text can be copied.
final class LabelProgram: MenuProgram {
    private let label = Label("Hold this text, and copy it.")
    var widget: Widget { label }
    let log: [String] = []

    init() {
        // begin menu
        label.editMenu { Standard() }
        // end menu
    }
}
