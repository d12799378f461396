/// A mark that a character of a text buffer can carry.
public enum TextMark: Hashable, Sendable {
    /// A style.
    case style(TextStyle)
    /// The direction of the paragraph.
    case direction(WritingDirection)
    /// The style of the paragraph.
    case paragraph(ParagraphStyle)
    /// The address that the character is a link to.
    case link(String)
    /// The picture that the character stands for.
    case picture(TextPicture)

    /// All marks that there are, except for links and pictures: of these each is one.
    public static let all =
        TextStyle.allCases.map(TextMark.style) + WritingDirection.allCases.map(TextMark.direction)
        + ParagraphStyle.allCases.map(TextMark.paragraph)
}
