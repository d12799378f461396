extension Command {
    /// Replace a misspelt word by a suggestion, the likeliest first.
    ///
    /// The responder titles them with the suggested words. Their own titles show only where they can't be performed, in the
    /// menu bar.
    package static let spellingSuggestions: [Command] = [
        Command("spelling-suggestion-1", title: libraryText("First Suggestion")),
        Command("spelling-suggestion-2", title: libraryText("Second Suggestion")),
        Command("spelling-suggestion-3", title: libraryText("Third Suggestion")),
    ]
    /// Adds a word to the user's dictionary.
    public static let learnSpelling = Command(
        "learn-spelling", title: libraryText("Learn Spelling"), icon: .add)
    /// The commands of an edit menu for a misspelt word.
    public static let spelling: [Command] = spellingSuggestions + [learnSpelling]

    /// Switches the underlining of misspelt words on or off.
    public static let checkSpelling = Command(
        "check-spelling", title: libraryText("Check Spelling"), icon: "tools-check-spelling-symbolic")
}
