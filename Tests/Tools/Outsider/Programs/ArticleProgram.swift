import Gtk
import Longpress

/// A read-only text with words that link to other articles.
final class ArticleProgram: MenuProgram {
    let text = TextView()
    private let links = ["Tiger": "animals/tiger", "forests": "places/forests"]
    var widget: Widget { text }
    private(set) var log: [String] = []

    init() {
        text.buffer.text = "The Tiger lives in the forests of the night."
        text.isEditable = false
        // begin menu
        text.editMenu {
            if let link = self.selectedLink {
                Action("Open Link") { self.log.append("open \(link)") }
                Action("Copy Link") { Clipboard.standard.offer([.text(link)]) }
            }
            Standard()
        }
        // end menu
    }

    // begin menu
    private var selectedLink: String? { text.buffer.selection.flatMap { links[text.buffer.text(in: $0)] } }
    // end menu
}
