/// A character style.
public enum TextStyle: String, CaseIterable, Sendable {
    /// Bold letters.
    case bold
    /// Italic letters.
    case italic
    /// Underlined letters.
    case underline
    /// A line through the letters.
    case strikethrough
    /// A coloured background, like that of a highlighter.
    case highlight
    /// Monospaced letters, as for code.
    case code
}
