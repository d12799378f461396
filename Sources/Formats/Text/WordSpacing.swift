/// The spaces around words that are moved: no two are left where they were, and one parts them from what they come beside.
///
/// Letters of scripts that are written without spaces, such as Chinese or Thai, need none.
package struct WordSpacing {
    /// The characters, at most one each, on both sides of a position.
    package struct Sides: Equatable {
        package var before: Unicode.Scalar?
        package var after: Unicode.Scalar?

        package init(before: Unicode.Scalar?, after: Unicode.Scalar?) {
            (self.before, self.after) = (before, after)
        }
    }

    private let first: Unicode.Scalar?
    private let last: Unicode.Scalar?
    /// Whether the text is whole words: nothing is tidied around a part of one, nor around spaces or whole lines.
    package let isWords: Bool

    /// For text that stands, or stood, between two characters.
    package init(_ text: String, between sides: Sides) {
        let scalars = text.unicodeScalars
        (first, last) = (scalars.first, scalars.last)
        let isWhole =
            first.map { !Self.isJoined(sides.before, $0) } ?? false
            && last.map { !Self.isJoined($0, sides.after) } ?? false
        isWords = isWhole && !scalars.contains { Self.isBreak($0) } && !first!.isSpace && !last!.isSpace
    }

    /// The spaces that go with the words when they are taken from between two characters.
    package func spacesTaken(between sides: Sides) -> (before: Bool, after: Bool) {
        guard isWords else { return (false, false) }
        let beginsThere = sides.before.map { $0.isSpace || Self.isBreak($0) } ?? true
        if sides.after == " ", beginsThere { return (false, true) }
        let endsThere = sides.after.map { Self.isBreak($0) || $0.isClosing } ?? true
        return (sides.before == " " && endsThere, false)
    }

    /// The spaces that the words need when they are put in between two characters.
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

    /// Whether it is part of a word that spaces part from others.
    fileprivate var isSpaced: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            !isOfScriptWithoutSpaces
        default: false
        }
    }

    /// Whether it ends what is before it, and no space comes between.
    fileprivate var isClosing: Bool { ".,;:!?…)]}”’»".unicodeScalars.contains(self) }

    /// Thai to Tibetan, Myanmar, Khmer, and the scripts of China and Japan.
    private var isOfScriptWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF,
            0xFF66...0xFF9D, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
