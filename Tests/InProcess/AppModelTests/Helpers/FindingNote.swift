import Gtk
import Longpress
import Menus
import TestSupport

@testable import LongpressApp
@testable import Notes

/// A note in a window, with its find bar operated as a user would.
@MainActor
final class FindingNote {
    let shown: ShownNote
    var window: NoteWindow { shown.note }
    var finder: Finder { window.finder }
    var buffer: TextBuffer { window.text.view.buffer }

    /// Shows a note with this text instead of the example's. Nothing of the change can be undone.
    init(_ text: String, width: Double = 900) throws {
        shown = try ShownNote(width: width)
        window.note.history.withoutRecording { buffer.text = text }
        window.note.history.forgetAll()
        buffer.insertionPoint = 0
    }

    func close() { shown.close() }

    func perform(_ command: Command) throws {
        let chain = window.window.responderChain
        guard chain.available([command]).first.flatMap({ $0 }) != nil else {
            throw TestFailure("\(command.title) is dimmed")
        }
        chain.perform(command)
    }

    /// Replaces the field's text, and waits until all matches are counted.
    func look(for text: String) throws {
        finder.bar.field.text = text
        try settle()
    }

    func settle() throws {
        try waitUntil("the matches to be counted") {
            !self.finder.isSearching && (self.finder.bar.pattern == nil || self.finder.search.count != nil)
        }
    }

    /// Performs a command as its keys do, and waits until all matches are counted.
    func go(_ command: Command) throws {
        try perform(command)
        try settle()
    }

    /// The text's selection, the count in the bar, and the captions of the selected pictures.
    var state: String {
        let selection = buffer.selection.map { buffer.text(in: $0) + " at \($0.lowerBound)" } ?? "nothing"
        let pictures = window.images.selected.map(\.caption)
        return "\(selection), \(finder.bar.matchText)" + (pictures.isEmpty ? "" : ", \(pictures)")
    }

    /// The ranges marked as matches.
    var marked: [Range<Int>] { buffer.highlights(.found, in: 0..<buffer.count) }
}
