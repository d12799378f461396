import CGtk

extension TextBuffer {
    /// Returns the tag of a highlight. It has no name, so it isn't one of the text's styles: code that copies, saves or undoes
    /// styles by their names ignores it.
    func tag(of highlight: TextHighlight) -> Object {
        attached(highlight.name, or: addTag(nil, highlight.look))
    }

    /// Returns the stretches within a part of the text that have a highlight, clipped to the part.
    package func highlights(_ highlight: TextHighlight, in part: Range<Int>) -> [Range<Int>] {
        let tag = tag(of: highlight)
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

    /// Gives a highlight to exactly these stretches within a part of the text. They must not touch each other. Stretches that
    /// already have it aren't touched.
    package func setHighlights(_ highlight: TextHighlight, _ stretches: [Range<Int>], in part: Range<Int>) {
        let known = highlights(highlight, in: part)
        guard known != stretches else { return }
        let (old, new, tag) = (Set(known), Set(stretches), tag(of: highlight))
        guard !stretches.isEmpty else { return withExtendedLifetime(tag) { set(tag.typed(), false, in: part) } }
        withExtendedLifetime(tag) {
            for range in known where !new.contains(range) { set(tag.typed(), false, in: range) }
            for range in stretches where !old.contains(range) { set(tag.typed(), true, in: range) }
        }
    }
}
