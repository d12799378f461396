/// A character style that text can carry.
public enum TextStyle: String, CaseIterable, Sendable {
    /// Heavier letters.
    case bold
    /// Slanted letters.
    case italic
    /// A line below.
    case underline
}
