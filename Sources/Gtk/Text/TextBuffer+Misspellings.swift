import CGtk

extension TextBuffer {
    private static let tagName: StaticString = "misspelling-tag"

    /// The tag that underlines misspelt words. It has no name, so it is none of the styles of the text:
    /// nothing that copies, saves or undoes styles by their names meets it.
    private var misspellingTag: Object {
        attached(
            Self.tagName,
            or: addTag(nil) {
                $0.set("underline", enumeration: Int(PANGO_UNDERLINE_ERROR.rawValue), pango_underline_get_type())
            })
    }

    /// The misspelt words that are underlined within a part of the text, cut off at its ends.
    package func misspellings(in part: Range<Int>) -> [Range<Int>] {
        let tag = misspellingTag
        return withExtendedLifetime(tag) {
            var found: [Range<Int>] = []
            var iterator = iterator(at: part.lowerBound)
            var start = gtk_text_iter_has_tag(&iterator, tag.typed()) != 0 ? part.lowerBound : nil
            while gtk_text_iter_forward_to_tag_toggle(&iterator, tag.typed()) != 0 {
                let offset = Int(gtk_text_iter_get_offset(&iterator))
                guard offset < part.upperBound else { break }
                if let begun = start {
                    found.append(begun..<offset)
                    start = nil
                } else {
                    start = offset
                }
            }
            if let begun = start, begun < part.upperBound { found.append(begun..<part.upperBound) }
            return found
        }
    }

    /// Underlines these words and no others within a part of the text. What is right already isn't touched.
    package func setMisspellings(_ words: [Range<Int>], in part: Range<Int>) {
        let known = misspellings(in: part)
        guard known != words else { return }
        let (old, new, tag) = (Set(known), Set(words), misspellingTag)
        guard !words.isEmpty else { return withExtendedLifetime(tag) { set(tag.typed(), false, in: part) } }
        withExtendedLifetime(tag) {
            for range in known where !new.contains(range) { set(tag.typed(), false, in: range) }
            for range in words where !old.contains(range) { set(tag.typed(), true, in: range) }
        }
    }

    /// Replaces a word, not an empty one, by another that looks the same, as one step, the insertion point after it.
    package func replaceWord(_ range: Range<Int>, by text: String) {
        let first = range.lowerBound..<range.lowerBound + 1
        let styles = TextStyle.allCases.map { ($0, has($0, in: first)) }
        let count = text.unicodeScalars.count
        gtk_text_buffer_begin_user_action(typed())
        defer { gtk_text_buffer_end_user_action(typed()) }
        // Put in after the first letter, the text takes over all that both letters carry, the paragraph's direction
        // among it; the old letters go then.
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
