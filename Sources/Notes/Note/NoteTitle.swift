import Localization

/// The title that a note has by its own words: its first line that has any.
package nonisolated enum NoteTitle {
    /// The part of the text that is looked at, in scalars: enough for an empty line or two and the first words.
    package static let reach = 300
    /// The most characters of a title, which has to be read in a title bar and in a question.
    package static let most = 48
    /// The title of a note that has no words and was given none.
    package static let untitled = localized("Untitled")
    /// Fewer than these are not left of a line for the sake of a whole last word.
    private static let least = 24

    /// The title for a text, of which the beginning is enough; nil if that has no words.
    package static func title(of text: String) -> String? {
        guard let line = firstLine(of: text) else { return nil }
        let short = shortened(line)
        return short == line ? line : short + "…"
    }

    /// The name for a file with the text, without its ending; nil if the text has no words.
    package static func fileName(of text: String) -> String? {
        guard var name = firstLine(of: text).map(shortened) else { return nil }
        // "Shopping list:" and "To do." are called by their words.
        while let last = name.last, ".,:;…".contains(last) || last.isWhitespace { name.removeLast() }
        return name.isEmpty ? nil : name
    }

    private static func firstLine(of text: String) -> String? { lines(of: text, most: 1).first }

    /// The first lines of a text that have any words, with single spaces between these.
    static func lines(of text: String, most: Int) -> [String] {
        var lines: [String] = []
        var rest = text[...]
        while lines.count < most, !rest.isEmpty {
            let start = rest.prefix { !$0.isNewline }
            rest = rest[start.endIndex...].dropFirst()
            // A picture or a thing unknown that stands in the text is no word; runs of spaces are one.
            let words = start.filter { $0 != "\u{FFFC}" }.split(whereSeparator: \.isWhitespace)
            let line = words.joined(separator: " ")
            if line.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) { lines.append(line) }
        }
        return lines
    }

    /// The part of a line that has room, with its last word whole where that leaves enough.
    private static func shortened(_ line: String) -> String {
        guard line.count > most else { return line }
        let start = line.prefix(most)
        guard let space = start.lastIndex(of: " "), start.distance(from: start.startIndex, to: space) >= least else {
            return String(start)
        }
        return String(start[..<space])
    }
}
