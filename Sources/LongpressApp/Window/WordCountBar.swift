import Gtk
import Longpress
import Notes

/// Shows the number of words below a note.
final class WordCountBar {
    let widget = Label()
    private let counter: WordCounter

    init(_ note: Note) {
        counter = WordCounter(note)
        widget.addStyle("longpress-words")
        widget.horizontalAlignment = 0
        widget.expandsHorizontally = true
        counter.onCount = { [widget] in widget.show(line: Self.text(of: $0)) }
    }

    private static func text(of count: WordCounter.Count) -> String {
        guard let selected = count.selected else {
            return localizedPlural("{count} word", "{count} words", count: count.words)
        }
        return localizedPlural(
            "{selected} of {count} word selected", "{selected} of {count} words selected", count: count.words,
            ["selected": "\(selected)"])
    }
}

extension NoteWindow {
    /// Whether the number of words is shown.
    var showsWordCount: Bool {
        get { words != nil }
        set {
            guard newValue != showsWordCount else { return }
            if let words { wordCountBox.remove(words.widget) }
            words = newValue ? WordCountBar(note) : nil
            if let words { wordCountBox.append(words.widget) }
            wordCountBox.isVisible = newValue
        }
    }
}
