import Longpress
import MenuGuidelines

/// A search for guidelines by words.
nonisolated struct GuidelineSearch: Hashable, Sendable {
    private let words: [String]

    /// Creates a search for a text that the user has typed: words or parts of words, in any order.
    init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { Self.folded($0) }
    }

    var isEmpty: Bool { words.isEmpty }

    /// Returns whether a guideline has each of the words in its sentence, sources or subject, or as its id.
    func finds(_ rule: Guideline) -> Bool {
        guard !isEmpty else { return true }
        let sources = rule.sources.flatMap { [$0.title, $0.shortTitle] }
        let text = Self.folded(([rule.sentence, rule.subject.title] + sources).joined(separator: "\n"))
        let id = Self.folded(rule.id)
        // “E1” isn't “E10”, but “e” matches all guidelines about edit menus.
        return words.allSatisfy { word in
            word == id || text.contains(word) || (word.allSatisfy(\.isLetter) && id.hasPrefix(word))
        }
    }

    private static func folded(_ text: some StringProtocol) -> String { text.lowercased() }
}
