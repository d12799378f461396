/// What a person looks for: letters as they stand, never a pattern of another kind.
package nonisolated struct SearchPattern: Hashable, Sendable {
    /// The letters, on one line.
    package var text: String
    /// Whether large letters are others than small ones.
    package var matchesCase: Bool
    /// Whether a match that is part of a longer word doesn't count.
    package var wholeWords: Bool

    package init(_ text: String, matchesCase: Bool = false, wholeWords: Bool = false) {
        (self.text, self.matchesCase, self.wholeWords) = (text, matchesCase, wholeWords)
    }
}
