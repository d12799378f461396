import Localization

/// Lists of words, joined as each language requires.
package enum WordList {
    /// Joins words as in “a, b and c”.
    package static func all(_ words: [String]) -> String {
        joined(words) { localizedIn("list", "{words} and {last}", ["words": $0, "last": $1]) }
    }

    /// Joins words as in “a, b or c”.
    package static func any(_ words: [String]) -> String {
        joined(words) { localizedIn("list", "{words} or {last}", ["words": $0, "last": $1]) }
    }

    /// Joins words as in “a, b, c”.
    package static func plain(_ words: [String]) -> String { joined(words, next) }

    private static func joined(_ words: [String], _ end: (_ words: String, _ last: String) -> String) -> String {
        guard let first = words.first, let last = words.last, words.count > 1 else { return words.first ?? "" }
        return end(words.dropFirst().dropLast().reduce(first, next), last)
    }

    private static func next(_ words: String, _ next: String) -> String {
        localizedIn("list", "{words}, {next}", ["words": words, "next": next])
    }
}
