import RichText

/// The number of words in a section of text. The counts of consecutive sections can be added, even if a word continues from one
/// section to the next.
///
/// A word is a sequence of characters between spaces that contains a letter or a digit, as in LibreOffice. In Chinese and
/// Japanese, which have no spaces, each character counts.
package nonisolated struct WordCount: Equatable, Sendable {
    /// The number of words that don't touch the beginning or the end of the section.
    private var inner = 0
    /// Whether the part before the first space contains a letter or a digit; `nil` if that part is empty.
    private var start: Bool?
    /// Whether the part after the last space contains a letter or a digit; `nil` if that part is empty.
    private var end: Bool?
    private var hasSpace = false

    package init() {}

    package init(of text: RichText) {
        for run in text.runs { add(run.text.unicodeScalars) }
    }

    package init(of text: String) { add(text.unicodeScalars) }

    /// The number of words.
    package var words: Int { inner + (start == true ? 1 : 0) + (end == true ? 1 : 0) }

    private mutating func add(_ scalars: String.UnicodeScalarView) {
        for scalar in scalars {
            if scalar.separatesWords {
                addSpace()
            } else if scalar.isWholeWord {
                addSpace()
                inner += 1
            } else {
                add(part: scalar.isPartOfWord)
            }
        }
    }

    private mutating func addSpace() {
        if end == true { inner += 1 }
        (end, hasSpace) = (nil, true)
    }

    private mutating func add(part isWord: Bool) {
        if hasSpace { end = end == true || isWord } else { start = start == true || isWord }
    }

    /// Adds the section that follows.
    package mutating func append(_ other: WordCount) {
        if let part = other.start { add(part: part) }
        guard other.hasSpace else { return }
        addSpace()
        inner += other.inner
        end = other.end
    }
}

nonisolated extension Unicode.Scalar {
    /// Whether the scalar is white space, or a dash used between words.
    fileprivate var separatesWords: Bool {
        if isASCII { return value == 0x20 || 0x09...0x0D ~= value }
        return properties.isWhitespace || value == 0x2013 || value == 0x2014 || value == 0x200B
    }
}
