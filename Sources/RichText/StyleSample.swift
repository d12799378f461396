/// The look of a piece of text, to be applied to another.
public struct StyleSample: Hashable, Sendable {
    /// The styles of the piece. Styles that aren't in the set are off.
    public var styles: Set<TextStyle>
    /// Whether the paragraph was set to run from right to left, or from left to right, against its own letters; `nil` if it runs
    /// as its letters do.
    public var isRightToLeft: Bool?
    /// The style of the paragraph; `nil` for body text.
    public var paragraph: ParagraphStyle?

    /// Creates a sample.
    public init(styles: Set<TextStyle> = [], isRightToLeft: Bool? = nil, paragraph: ParagraphStyle? = nil) {
        (self.styles, self.isRightToLeft, self.paragraph) = (styles, isRightToLeft, paragraph)
    }
}
