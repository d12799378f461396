import CGtk

extension TextBuffer {
    /// Returns the underlined misspelt words within a part of the text, clipped to the part.
    package func misspellings(in part: Range<Int>) -> [Range<Int>] { highlights(.misspelling, in: part) }

    /// Underlines exactly these words within a part of the text. Words that are already underlined aren't touched.
    package func setMisspellings(_ words: [Range<Int>], in part: Range<Int>) {
        setHighlights(.misspelling, words, in: part)
    }

    /// Replaces a non-empty word by another one with the same look, as one step, with the insertion point after it.
    package func replaceWord(_ range: Range<Int>, by text: String) {
        let first = range.lowerBound..<range.lowerBound + 1
        let styles = TextStyle.allCases.map { ($0, has($0, in: first)) }
        let count = text.unicodeScalars.count
        gtk_text_buffer_begin_user_action(typed())
        defer { gtk_text_buffer_end_user_action(typed()) }
        // Inserted after the first letter, the text inherits everything that the letters on both sides carry, including the
        // paragraph's direction. Then the old letters are deleted.
        insert(text, at: first.upperBound)
        delete(first.upperBound + count..<range.upperBound + count)
        delete(first)
        let new = range.lowerBound..<range.lowerBound + count
        for (style, isOn) in styles where has(style, in: new) != isOn { set(style, isOn, in: new) }
        insertionPoint = new.upperBound
    }

    private func insert(_ text: String, at offset: Int) {
        var start = iterator(at: offset)
        gtk_text_buffer_insert(typed(), &start, text, gint(text.utf8.count))
    }

    private func delete(_ range: Range<Int>) {
        var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
        gtk_text_buffer_delete(typed(), &start, &end)
    }
}
