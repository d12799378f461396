extension Command {
    /// Switches bold type on or off.
    public static let bold = Command(
        "bold", title: libraryText("Bold"), icon: "format-text-bold-symbolic", shortcut: Shortcut("b", .control),
        kind: .system)
    /// Switches italic type on or off.
    public static let italic = Command(
        "italic", title: libraryText("Italic"), icon: "format-text-italic-symbolic", shortcut: Shortcut("i", .control),
        kind: .system)
    /// Switches underlining on or off.
    public static let underline = Command(
        "underline", title: libraryText("Underline"), icon: "format-text-underline-symbolic",
        shortcut: Shortcut("u", .control),
        kind: .system)

    /// The three toggles of text styles.
    public static let textStyle: [Command] = [bold, italic, underline]

    /// Lets the user choose an emoji, and inserts it. GTK itself has keys for it in every text: Ctrl+. and Ctrl+;.
    public static let insertEmoji = Command(
        "insert-emoji", title: libraryText("Insert Emoji…"), icon: "face-smile-symbolic", kind: .system)

    /// Reveals the content of a password field that allows it, or hides it again.
    public static let showText = Command(
        "show-text", title: libraryText("Show Text"), icon: "view-reveal-symbolic", kind: .system)
    /// The title of ``showText`` while the text is visible.
    package static let hideTextTitle = libraryText("Hide Text")

    /// Sets the paragraph's direction to left-to-right.
    public static let writeLeftToRight = Command(
        "write-left-to-right", title: libraryText("Left to Right"), icon: "format-text-direction-ltr-symbolic",
        kind: .system)
    /// Sets the paragraph's direction to right-to-left.
    public static let writeRightToLeft = Command(
        "write-right-to-left", title: libraryText("Right to Left"), icon: "format-text-direction-rtl-symbolic",
        kind: .system)

    /// The two writing directions.
    public static let writingDirection: [Command] = [writeLeftToRight, writeRightToLeft]
}
