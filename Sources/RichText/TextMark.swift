/// A mark on a character of a text buffer.
public enum TextMark: Hashable, Sendable {
    /// A style.
    case style(TextStyle)
    /// The direction of the paragraph.
    case direction(WritingDirection)
    /// The style of the paragraph.
    case paragraph(ParagraphStyle)
    /// The address that the character links to.
    case link(String)
    /// The picture that the character stands for.
    case picture(TextPicture)

    /// All marks except for links and pictures, which each have their own mark.
    public static let all =
        TextStyle.allCases.map(TextMark.style) + WritingDirection.allCases.map(TextMark.direction)
        + ParagraphStyle.allCases.map(TextMark.paragraph)
}
