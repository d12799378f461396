/// The look of a piece of text, to be given to another.
public struct StyleSample: Hashable, Sendable {
    /// The styles that the piece has; it has none of the others.
    public var styles: Set<TextStyle>
    /// Whether the paragraph was made to run from right to left, or from left to right, against its own letters; nil if
    /// it runs as its letters do.
    public var isRightToLeft: Bool?
    /// The style of the paragraph; nil for body.
    public var paragraph: ParagraphStyle?

    /// Describes a look.
    public init(styles: Set<TextStyle> = [], isRightToLeft: Bool? = nil, paragraph: ParagraphStyle? = nil) {
        (self.styles, self.isRightToLeft, self.paragraph) = (styles, isRightToLeft, paragraph)
    }
}
