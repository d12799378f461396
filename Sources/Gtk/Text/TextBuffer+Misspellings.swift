import CGtk

extension TextBuffer {
    private static let tagName: StaticString = "misspelling-tag"

    /// The tag that underlines misspelt words. It has no name, so it is none of the styles of the text:
    /// nothing that copies, saves or undoes styles by their names meets it.
    private var misspellingTag: Object {
        if let known: Object = attached(Self.tagName) { return known }
        let tag = Object(owning: UnsafeMutableRawPointer(gtk_text_tag_new(nil)))
        withValue(ofType: pango_underline_get_type()) {
            g_value_set_enum($0, gint(PANGO_UNDERLINE_ERROR.rawValue))
            g_object_set_property(tag.typed(), "underline", $0)
        }
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(typed()), tag.typed())
        attach(tag, as: Self.tagName)
        return tag
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
        guard !words.isEmpty else { return removeMisspellings(in: part) }
        let (old, new) = (Set(known), Set(words))
        let tag = misspellingTag
        withExtendedLifetime(tag) {
            for range in known where !new.contains(range) {
                var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
                gtk_text_buffer_remove_tag(typed(), tag.typed(), &start, &end)
            }
            for range in words where !old.contains(range) {
                var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
                gtk_text_buffer_apply_tag(typed(), tag.typed(), &start, &end)
            }
        }
    }

    private func removeMisspellings(in part: Range<Int>) {
        let tag = misspellingTag
        var (start, end) = (iterator(at: part.lowerBound), iterator(at: part.upperBound))
        withExtendedLifetime(tag) { gtk_text_buffer_remove_tag(typed(), tag.typed(), &start, &end) }
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
