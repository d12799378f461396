nonisolated extension Unicode.Scalar {
    /// Whether the scalar extends a word that it is next to. In scripts without spaces between words, none does.
    var isPartOfWord: Bool {
        if isASCII { return ("a"..."z" ~= self) || ("A"..."Z" ~= self) || ("0"..."9" ~= self) || self == "_" }
        guard !isInUnspacedScript else { return false }
        if properties.isAlphabetic || properties.numericType != nil { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Whether the scalar is Thai, Lao, Burmese, Khmer, or a word of its own.
    private var isInUnspacedScript: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: isWholeWord
        }
    }

    /// Whether the scalar is an ideograph or a syllable of Chinese or Japanese.
    var isWholeWord: Bool {
        switch value {
        case 0..<0x3005: false
        case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0xFF66...0xFF9F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Whether the scalar changes the letter before it into another one: an accent, a vowel of a Korean syllable, a skin tone.
    var changesLetterBefore: Bool {
        // By far most scalars don't.
        guard value >= 0x300 else { return false }
        return properties.canonicalCombiningClass.rawValue >= 200 || 0x1160...0x11FF ~= value || value == 0x200D
            || value == 0xFE0F || properties.isEmojiModifier
    }
}
