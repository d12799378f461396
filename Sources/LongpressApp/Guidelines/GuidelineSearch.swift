import Longpress
import MenuGuidelines

/// The words that a rule is looked for by.
nonisolated struct GuidelineSearch: Hashable, Sendable {
    private let words: [String]

    /// Looks for what a person has typed: words in any order, or the beginnings or other parts of words.
    init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { Self.folded($0) }
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether a rule has each of the words in its sentence, its sources or its subject, or as its id.
    func finds(_ rule: Guideline) -> Bool {
        guard !isEmpty else { return true }
        let sources = rule.sources.flatMap { [$0.title, $0.shortTitle] }
        let text = Self.folded(([rule.sentence, rule.subject.title] + sources).joined(separator: "\n"))
        let id = Self.folded(rule.id)
        // “E1” isn't “E10”, but “e” is all that are about edit menus.
        return words.allSatisfy { word in
            word == id || text.contains(word) || (word.allSatisfy(\.isLetter) && id.hasPrefix(word))
        }
    }

    private static func folded(_ text: some StringProtocol) -> String { text.lowercased() }
}
