extension Command {
    /// Replace a misspelt word by what it may have been meant to be, the likeliest first.
    ///
    /// Whoever performs them titles them with the words themselves. Their own titles show where they can't be
    /// performed, in the menu bar.
    package static let spellingSuggestions: [Command] = [
        Command("spelling-suggestion-1", title: libraryText("First Suggestion")),
        Command("spelling-suggestion-2", title: libraryText("Second Suggestion")),
        Command("spelling-suggestion-3", title: libraryText("Third Suggestion")),
    ]
    /// Adds a word to those that the person spells so.
    public static let learnSpelling = Command(
        "learn-spelling", title: libraryText("Learn Spelling"), icon: .add)
    /// The commands of an edit menu for a misspelt word.
    public static let spelling: [Command] = spellingSuggestions + [learnSpelling]

    /// Switches the underlining of misspelt words on or off.
    public static let checkSpelling = Command(
        "check-spelling", title: libraryText("Check Spelling"), icon: "tools-check-spelling-symbolic")
}
