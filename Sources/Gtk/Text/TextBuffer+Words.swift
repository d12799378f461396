import CGtk

extension TextBuffer {
    /// Returns the word at a position, by Pango's rules for the script: the word that contains or touches the position, or else
    /// an emoji that touches it, or else the nearest word on the same line; nil on a line without words.
    public func wordRange(at offset: Int) -> Range<Int>? {
        if let token = token(at: offset),
            let word = Self.word(at: offset, in: words(of: token.text, at: token.range.lowerBound))
        {
            return word
        }
        // Only this line is searched: GTK's own steps by words continue through any number of lines without words.
        let paragraph = paragraphRange(at: offset)
        let words = words(of: text(in: paragraph), at: paragraph.lowerBound)
        if let word = Self.word(at: offset, in: words) { return word }
        if let emoji = emojiRange(at: offset) ?? (offset > 0 ? emojiRange(at: offset - 1) : nil) { return emoji }
        return words.min { distance($0, to: offset) < distance($1, to: offset) }
    }

    /// Returns the words of a text that begins at a position of the buffer.
    private func words(of text: String, at start: Int) -> [Range<Int>] {
        WordBoundaries.words(in: text).map { $0.lowerBound + start..<$0.upperBound + start }
    }

    private static func word(at offset: Int, in words: [Range<Int>]) -> Range<Int>? {
        words.first { $0.contains(offset) } ?? words.first { $0.upperBound == offset }
    }

    /// Returns the run of characters without spaces around a position, within its paragraph; nil if it extends a hundred
    /// characters or more to either side, as in a language written without spaces.
    ///
    /// No word extends beyond it, so a menu that needs the word doesn't have to search all of a long paragraph.
    package func token(at offset: Int) -> (text: String, range: Range<Int>)? {
        let (paragraph, reach) = (paragraphRange(at: offset), 100)
        let near = max(paragraph.lowerBound, offset - reach)..<min(paragraph.upperBound, offset + reach)
        guard near.contains(offset) || near.upperBound == offset else { return nil }
        let scalars = Array(text(in: near).unicodeScalars)
        let middle = offset - near.lowerBound
        let start = scalars[..<middle].lastIndex(where: \.properties.isWhitespace).map { $0 + 1 }
        let end = scalars[middle...].firstIndex(where: \.properties.isWhitespace)
        guard let start = start ?? (near.lowerBound == paragraph.lowerBound ? 0 : nil),
            let end = end ?? (near.upperBound == paragraph.upperBound ? scalars.count : nil)
        else { return nil }
        return (
            String(String.UnicodeScalarView(scalars[start..<end])), near.lowerBound + start..<near.lowerBound + end
        )
    }

    /// Returns the emoji, of any number of Unicode scalars, that the scalar at a position is part of; nil if there is none. Pango
    /// doesn't count emoji as words.
    package func emojiRange(at offset: Int) -> Range<Int>? {
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

    /// Returns the word at a position in a string, by the same rules as in a buffer.
    public static func wordRange(at offset: Int, in text: String) -> Range<Int>? {
        let buffer = TextBuffer()
        buffer.text = text
        return buffer.wordRange(at: offset)
    }

    /// Returns the paragraph that contains a position, without its line break.
    public func paragraphRange(at offset: Int) -> Range<Int> {
        var start = iterator(at: offset)
        gtk_text_iter_set_line_offset(&start, 0)
        var end = start
        if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    private func distance(_ range: Range<Int>, to offset: Int) -> Int {
        offset < range.lowerBound ? range.lowerBound - offset : offset - range.upperBound
    }
}

extension Character {
    /// Whether the character is drawn as a picture: by default, or because of a variation selector.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
    }
}
