/// A character style that text can carry.
public enum TextStyle: String, CaseIterable, Sendable {
    /// Heavier letters.
    case bold
    /// Slanted letters.
    case italic
    /// A line below.
    case underline
    /// A line through the middle.
    case strikethrough
    /// A coloured ground, as of a marker.
    case highlight
    /// Letters of one width, as of a program.
    case code
}
