extension StringProtocol {
    /// The text on one line: a space for each line break.
    package var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }

    /// The words with one space between each two, and none around them.
    package var wordsOnOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
