import CGtk

extension TextBuffer {
    /// The word at a place, by Pango's rules for the script: the one that holds the place or touches it, or else an emoji
    /// that touches it, otherwise the nearest word on the same line; nil on a line without words.
    public func wordRange(at offset: Int) -> Range<Int>? {
        if let word = wordTouching(offset) { return word }
        if let emoji = emojiRange(at: offset) ?? (offset > 0 ? emojiRange(at: offset - 1) : nil) { return emoji }
        var lineStart = iterator(at: offset)
        gtk_text_iter_set_line_offset(&lineStart, 0)
        var lineEnd = lineStart
        if gtk_text_iter_ends_line(&lineEnd) == 0 { gtk_text_iter_forward_to_line_end(&lineEnd) }
        let line = Int(gtk_text_iter_get_offset(&lineStart))...Int(gtk_text_iter_get_offset(&lineEnd))

        var before: Int?
        var backward = iterator(at: offset)
        if gtk_text_iter_backward_word_start(&backward) != 0 { before = Int(gtk_text_iter_get_offset(&backward)) }
        var after: Int?
        var forward = iterator(at: offset)
        // Its result doesn't count: it is false for a word at the very end.
        gtk_text_iter_forward_word_end(&forward)
        if gtk_text_iter_ends_word(&forward) != 0 { after = Int(gtk_text_iter_get_offset(&forward)) }

        let candidates = [before, after].compactMap { $0 }.filter(line.contains).compactMap(wordTouching)
        return candidates.min { distance($0, to: offset) < distance($1, to: offset) }
    }

    /// The emoji, of however many Unicode scalars, that the scalar at a place is part of; nil if that is none. Pango
    /// counts emoji among no words.
    public func emojiRange(at offset: Int) -> Range<Int>? {
        let paragraph = paragraphRange(at: offset)
        guard paragraph.contains(offset) else { return nil }
        var start = paragraph.lowerBound
        for character in text(in: paragraph) {
            let end = start + character.unicodeScalars.count
            guard end <= offset else { return character.isEmoji ? start..<end : nil }
            start = end
        }
        return nil
    }

    /// The word at a place in a string, by the same rules.
    public static func wordRange(at offset: Int, in text: String) -> Range<Int>? {
        let buffer = TextBuffer()
        buffer.text = text
        return buffer.wordRange(at: offset)
    }

    /// The paragraph that holds a place, without its line break.
    public func paragraphRange(at offset: Int) -> Range<Int> {
        var start = iterator(at: offset)
        gtk_text_iter_set_line_offset(&start, 0)
        var end = start
        if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    private func wordTouching(_ offset: Int) -> Range<Int>? {
        var start = iterator(at: offset)
        let isInside = gtk_text_iter_inside_word(&start) != 0
        guard isInside || gtk_text_iter_ends_word(&start) != 0 else { return nil }
        if gtk_text_iter_starts_word(&start) == 0 || !isInside { gtk_text_iter_backward_word_start(&start) }
        var end = start
        gtk_text_iter_forward_word_end(&end)
        // Pango begins a word at some lone marks, such as an apostrophe, and then ends it nowhere or in a later line.
        guard gtk_text_iter_compare(&start, &end) < 0, gtk_text_iter_get_line(&start) == gtk_text_iter_get_line(&end)
        else { return nil }
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    private func distance(_ range: Range<Int>, to offset: Int) -> Int {
        offset < range.lowerBound ? range.lowerBound - offset : offset - range.upperBound
    }
}

extension Character {
    /// Whether it is drawn as a picture: by itself, or because a variation selector asks for it.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
    }
}
