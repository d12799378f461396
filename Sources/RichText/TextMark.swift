/// A mark that a character of a text buffer can carry.
public enum TextMark: Hashable, Sendable {
    /// A style.
    case style(TextStyle)
    /// The direction of the paragraph.
    case direction(WritingDirection)

    /// All marks that there are.
    public static let all = TextStyle.allCases.map(TextMark.style) + WritingDirection.allCases.map(TextMark.direction)
}
