/// A mark that a character of a text buffer can carry.
public enum TextMark: Hashable, Sendable {
    /// A style.
    case style(TextStyle)
    /// The direction of the paragraph.
    case direction(WritingDirection)
    /// The style of the paragraph.
    case paragraph(ParagraphStyle)

    /// All marks that there are.
    public static let all =
        TextStyle.allCases.map(TextMark.style) + WritingDirection.allCases.map(TextMark.direction)
        + ParagraphStyle.allCases.map(TextMark.paragraph)
}
