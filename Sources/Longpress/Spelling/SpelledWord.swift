import Gtk

/// A word whose spelling is worth checking.
struct SpelledWord: Equatable {
    var text: String
    /// Its range, in Unicode scalars.
    var range: Range<Int>

    /// The maximum length. A longer word is in no dictionary: it is a cryptographic key or random typing.
    static let longest = 64

    /// Returns the words of a text that should be checked, in order, by Pango's rules for each script.
    ///
    /// A word continues after an apostrophe between letters, as in “don’t”, where Pango divides it. Single letters, words that
    /// contain digits or consist of capitals, and parts of addresses, file names and identifiers are left out.
    static func words(in text: String) -> [SpelledWord] {
        let scalars = Array(text.unicodeScalars)
        var token = (range: 0..<0, isCode: false)
        return joined(WordBoundaries.words(in: text), in: scalars).compactMap { range in
            if range.lowerBound >= token.range.upperBound {
                let around = tokenRange(around: range, in: scalars)
                token = (around, isCode(around, in: scalars))
            }
            let word = scalars[range]
            guard !token.isCode, range.count > 1, range.count <= longest,
                !word.contains(where: { $0.properties.generalCategory == .decimalNumber }), !isAllCapitals(word)
            else { return nil }
            return SpelledWord(text: String(String.UnicodeScalarView(word)), range: range)
        }
    }

    /// Returns the same words for a text that is part of a longer one, with their ranges in the longer text. `start` is its
    /// offset.
    static func words(in text: String, at start: Int) -> [SpelledWord] {
        words(in: text).map {
            SpelledWord(text: $0.text, range: $0.range.lowerBound + start..<$0.range.upperBound + start)
        }
    }

    private static func joined(_ words: [Range<Int>], in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for word in words {
            if let last = result.last, last.upperBound + 1 == word.lowerBound, scalars[last.upperBound].isApostrophe {
                result[result.count - 1] = last.lowerBound..<word.upperBound
            } else {
                result.append(word)
            }
        }
        return result
    }

    private static func isAllCapitals(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        word.contains(where: \.properties.isUppercase) && !word.contains(where: \.properties.isLowercase)
    }

    /// Returns the range around a word up to the nearest spaces.
    private static func tokenRange(around word: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
        let start = scalars[..<word.lowerBound].lastIndex(where: \.properties.isWhitespace).map { $0 + 1 } ?? 0
        return start..<(scalars[word.upperBound...].firstIndex(where: \.properties.isWhitespace) ?? scalars.endIndex)
    }

    /// Returns whether a token without spaces is an address, a file name or an identifier, as opposed to words.
    private static func isCode(_ token: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
        if let first = scalars[token].first(where: { !$0.isOpening }), ["/", "~", "#"].contains(first) { return true }
        return token.contains { index in
            let next = index + 1
            return switch scalars[index] {
            case "_", "@", "\\": true
            // As in example.org. After a sentence, a space follows.
            case ".":
                index > token.lowerBound && next < token.upperBound && scalars[index - 1].isInWord
                    && scalars[next].isInWord
            // As in https://.
            case ":": next + 1 < token.upperBound && scalars[next] == "/" && scalars[next + 1] == "/"
            default: false
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
    fileprivate var isInWord: Bool { properties.isAlphabetic || properties.numericType != nil }
    fileprivate var isOpening: Bool {
        [.openPunctuation, .initialPunctuation].contains(properties.generalCategory) || self == "\"" || self == "'"
    }
}
