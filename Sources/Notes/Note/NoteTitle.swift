import Localization

/// The title derived from a note's text: its first line with any words.
package nonisolated enum NoteTitle {
    /// The number of scalars that are examined: enough for an empty line or two and the first words.
    package static let reach = 300
    /// The maximum number of characters in a title, which must be readable in a title bar and in a question.
    package static let most = 48
    /// The title of a note without words or a title of its own.
    package static let untitled = localized("Untitled")
    /// The minimum number of characters to keep when a line is shortened to end with a whole word.
    private static let least = 24

    /// Returns the title for a text, of which the beginning is enough; `nil` if it has no words.
    package static func title(of text: String) -> String? {
        guard let line = firstLine(of: text) else { return nil }
        let short = shortened(line)
        return short == line ? line : short + "…"
    }

    /// Returns the name for a file with the text, without its ending; `nil` if the text has no words.
    package static func fileName(of text: String) -> String? {
        guard var name = firstLine(of: text).map(shortened) else { return nil }
        // Trailing punctuation isn't part of the name, as in "Shopping list:" and "To do."
        while let last = name.last, ".,:;…".contains(last) || last.isWhitespace { name.removeLast() }
        return name.isEmpty ? nil : name
    }

    private static func firstLine(of text: String) -> String? { lines(of: text, most: 1).first }

    /// Returns the first lines of a text that have any words, with single spaces between these.
    static func lines(of text: String, most: Int) -> [String] {
        var lines: [String] = []
        var rest = text[...]
        while lines.count < most, !rest.isEmpty {
            let start = rest.prefix { !$0.isNewline }
            rest = rest[start.endIndex...].dropFirst()
            // Pictures and unknown objects in the text aren't words. Runs of spaces count as one.
            let words = start.filter { $0 != "\u{FFFC}" }.split(whereSeparator: \.isWhitespace)
            let line = words.joined(separator: " ")
            if line.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) { lines.append(line) }
        }
        return lines
    }

    /// Returns as much of a line as fits, ending with a whole word if that leaves enough.
    private static func shortened(_ line: String) -> String {
        guard line.count > most else { return line }
        let start = line.prefix(most)
        guard let space = start.lastIndex(of: " "), start.distance(from: start.startIndex, to: space) >= least else {
            return String(start)
        }
        return String(start[..<space])
    }
}
