import CGtk

/// Finds the boundaries of words in text that isn't in a view.
package nonisolated enum WordBoundaries {
    /// Returns the words of a text by Pango's rules for each script, in order, as ranges of Unicode scalars. A zero byte ends the
    /// text. Invisible direction marks around a word aren't part of it, because they belong to its neighbours as well.
    package static func words(in text: String) -> [Range<Int>] {
        let scalars = Array(text.unicodeScalars)
        return wordsWithMarks(in: text).compactMap { word in
            guard let first = word.first(where: { !scalars[$0].properties.isBidiControl }),
                let last = word.last(where: { !scalars[$0].properties.isBidiControl })
            else { return nil }
            return first..<last + 1
        }
    }

    private static func wordsWithMarks(in text: String) -> [Range<Int>] {
        let bytes = Array(text.utf8.prefix { $0 != 0 })
        guard !bytes.isEmpty else { return [] }
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                let count = Int(g_utf8_strlen(characters.baseAddress, gssize(bytes.count)))
                var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
                pango_get_log_attrs(
                    characters.baseAddress, gint(bytes.count), -1, pango_language_get_default(), &attributes,
                    gint(count + 1))
                return ranges(attributes)
            }
        }
    }

    private static func ranges(_ attributes: [PangoLogAttr]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (offset, attribute) in attributes.enumerated() {
            if let begun = start, attribute.is_word_end != 0 {
                words.append(begun..<offset)
                start = nil
            }
            if attribute.is_word_start != 0 { start = offset }
        }
        return words
    }
}
