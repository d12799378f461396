extension StringProtocol {
    /// The text on one line, with a space for each line break.
    package var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }

    /// The words, separated by single spaces, without spaces around them.
    package var wordsOnOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
