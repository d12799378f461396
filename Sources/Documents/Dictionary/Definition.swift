/// A dictionary's definition of a word.
package nonisolated struct Definition: Hashable, Sendable {
    package let dictionary: String
    /// The entry, its paragraphs separated by empty lines, in parts that are short enough to be laid out at once. A line
    /// continues in the next part unless it ends with a line break.
    package let parts: [String]
    package var text: String { parts.joined() }

    /// Makes a definition from lines of a dictionary, which are wrapped at a fixed width, and indented. Continued lines are
    /// joined, so that they can be wrapped again; a line that begins another sense stays separate.
    init(dictionary: String, lines: [String]) {
        self.dictionary = dictionary
        var paragraphs: [String] = []
        var isOpen = false
        for line in lines {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else {
                isOpen = false
                continue
            }
            let text = words.joined(separator: " ")
            if isOpen, !Self.beginsSense(first) {
                paragraphs[paragraphs.count - 1] += " " + text
            } else if isOpen {
                paragraphs[paragraphs.count - 1] += "\n" + text
            } else {
                paragraphs.append(text)
            }
            isOpen = true
        }
        parts = DefinitionParts.of(paragraphs.joined(separator: "\n\n"))
    }

    /// Returns whether a line with this first word begins another sense: “1.”, “(a)”, “n 1:”, “2:”.
    private static func beginsSense(_ word: String) -> Bool {
        if word.hasPrefix("("), word.hasSuffix(")"), word.count <= 4 { return true }
        guard let last = word.last, last == "." || last == ":" else { return false }
        return word.dropLast().allSatisfy(\.isNumber) && word.count > 1
    }
}
