import TestSupport

/// Text from outside that pretends to be something else, and how the app should show it among its own words.
struct HostileWords: Sendable {
    let what: String
    /// The original text.
    let text: String
    /// The text as the app shows it.
    let shown: String

    init(_ what: String, _ text: String, _ shown: String) {
        (self.what, self.text, self.shown) = (what, text, shown)
    }

    static let all = [
        HostileWords("an escape sequence that clears the terminal", "a\u{1B}[2Jb", "a␛[2Jb"),
        HostileWords("an escape sequence that sets the terminal’s title", "a\u{1B}]0;owned\u{7}b", "a␛]0;owned␇b"),
        HostileWords(
            "both sequences in their single-character form (C1)", "a\u{9B}2Jb\u{9D}0;owned\u{9C}c",
            "a\u{FFFD}2Jb\u{FFFD}0;owned\u{FFFD}c"),
        HostileWords("backspace, carriage return and delete", "a\u{8}\rb\u{7F}", "a␈␍b␡"),
        HostileWords(
            "a line break and a false message", "a\nEverything has been saved.", "a␊Everything has been saved."),
        HostileWords("Unicode’s other line breaks", "a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}f", "a␤b␤c␤d␋e␌f"),
        HostileWords("an unterminated direction override", "a\u{202E}lmth.exe", "a\u{FFFD}lmth.exe"),
        HostileWords("an unterminated isolate", "a\u{2067}b", "a\u{FFFD}b"),
        HostileWords("an end of an isolate without its start", "a\u{2069}b", "a\u{FFFD}b"),
        HostileWords("right-to-left words", "שלום", "\u{2068}שלום\u{2069}"),
        HostileWords("braces", "{name} {reason}", "{name} {reason}"),
    ]

    /// All of these in the name of a file.
    static let name =
        "a\u{1B}]0;x\u{7}\nEverything has been saved.\u{202E}lmth\u{9B}31m \u{2067}b\u{2069}\u{2069} שלום.txt"
    static let shownName =
        "a␛]0;x␇␊Everything has been saved.\u{FFFD}lmth\u{FFFD}31m \u{2067}b\u{2069}\u{FFFD} שלום.txt"
}
