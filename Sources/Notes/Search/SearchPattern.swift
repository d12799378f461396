/// What the user searches for: literal letters, never another kind of pattern.
package nonisolated struct SearchPattern: Hashable, Sendable {
    /// The letters, on one line.
    package var text: String
    /// Whether upper- and lower-case letters differ.
    package var matchesCase: Bool
    /// Whether matches within longer words are ignored.
    package var wholeWords: Bool

    package init(_ text: String, matchesCase: Bool = false, wholeWords: Bool = false) {
        (self.text, self.matchesCase, self.wholeWords) = (text, matchesCase, wholeWords)
    }
}
