import Gtk
import Longpress

/// A text editor that can search for the selected text.
final class EditorProgram: MenuProgram {
    let text = TextView()
    var widget: Widget { text }
    private(set) var log: [String] = []

    init() {
        text.buffer.text = "some text to write on"
        // begin menu
        text.editMenu {
            Standard()
            if let selection = self.text.buffer.selection {
                Action("Search") { self.log.append("search \(selection)") }
            }
        }
        // end menu
    }
}
