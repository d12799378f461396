import RichText

/// The number of words in a stretch of text. Those of stretches that follow each other add up, also if a word goes on from one
/// to the next.
///
/// A word is what stands between spaces and contains a letter or a digit, as in LibreOffice. In Chinese and Japanese, which
/// have no spaces, each character counts.
package nonisolated struct WordCount: Equatable, Sendable {
    /// The number of words that begin and end within the stretch, before and after something else.
    private var inner = 0
    /// What stands before the first space: whether that contains a letter or a digit, or nil if nothing stands there.
    private var start: Bool?
    /// The same of what stands behind the last space.
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
            } else if scalar.isWordOfItsOwn {
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

    /// Adds a stretch that follows.
    package mutating func append(_ other: WordCount) {
        if let part = other.start { add(part: part) }
        guard other.hasSpace else { return }
        addSpace()
        inner += other.inner
        end = other.end
    }
}

nonisolated extension Unicode.Scalar {
    /// White space, and dashes that stand between words.
    fileprivate var separatesWords: Bool {
        if isASCII { return value == 0x20 || 0x09...0x0D ~= value }
        return properties.isWhitespace || value == 0x2013 || value == 0x2014 || value == 0x200B
    }
}
