/// The spaces around words that are moved: no two spaces remain at the old position, and one separates the words from their new
/// neighbours.
///
/// Letters of scripts written without spaces, such as Chinese or Thai, need none.
package struct WordSpacing {
    /// The characters on both sides of a position, if any.
    package struct Sides: Equatable {
        package var before: Unicode.Scalar?
        package var after: Unicode.Scalar?

        package init(before: Unicode.Scalar?, after: Unicode.Scalar?) {
            (self.before, self.after) = (before, after)
        }
    }

    private let first: Unicode.Scalar?
    private let last: Unicode.Scalar?
    /// Whether the text consists of whole words. No spaces are adjusted around parts of words, spaces or whole lines.
    package let isWords: Bool

    /// Creates the spacing for text that is, or was, between two characters.
    package init(_ text: String, between sides: Sides) {
        let scalars = text.unicodeScalars
        (first, last) = (scalars.first, scalars.last)
        let isWhole =
            first.map { !Self.isJoined(sides.before, $0) } ?? false
            && last.map { !Self.isJoined($0, sides.after) } ?? false
        isWords = isWhole && !scalars.contains { Self.isBreak($0) } && !first!.isSpace && !last!.isSpace
    }

    /// Returns the spaces to remove together with the words from between two characters.
    package func spacesToRemove(between sides: Sides) -> (before: Bool, after: Bool) {
        guard isWords else { return (false, false) }
        let beginsThere = sides.before.map { $0.isSpace || Self.isBreak($0) } ?? true
        if sides.after == " ", beginsThere { return (false, true) }
        let endsThere = sides.after.map { Self.isBreak($0) || $0.isClosing } ?? true
        return (sides.before == " " && endsThere, false)
    }

    /// Returns the spaces to add when the words are inserted between two characters.
    package func spacesNeeded(between sides: Sides) -> (before: Bool, after: Bool) {
        guard isWords, let first, let last else { return (false, false) }
        let before = sides.before.map { ($0.isSpaced || $0.isClosing) && first.isSpaced } ?? false
        let after = sides.after.map { $0.isSpaced && (last.isSpaced || last.isClosing) } ?? false
        return (before, after)
    }

    private static func isJoined(_ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
        guard let left, let right else { return false }
        return left.isSpaced && right.isSpaced
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" || scalar == "\u{2028}"
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { properties.isWhitespace }

    /// Whether the scalar is part of a word that spaces separate from others.
    fileprivate var isSpaced: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            !isInUnspacedScript
        default: false
        }
    }

    /// Whether the scalar ends what precedes it, without a space in between.
    fileprivate var isClosing: Bool { ".,;:!?…)]}”’»".unicodeScalars.contains(self) }

    /// Whether the scalar is from Thai to Tibetan, Myanmar, Khmer, or a script of China or Japan.
    private var isInUnspacedScript: Bool {
        switch value {
        case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF,
            0xFF66...0xFF9D, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
