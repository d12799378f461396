/// The measures of text in a font, in points.
package nonisolated struct FontMeasures: Equatable, Sendable {
    /// The nominal size of the font.
    package var size: Double
    /// The height of a single line.
    package var lineHeight: Double
    /// The average width of a letter in running text.
    package var letterWidth: Double

    package init(size: Double, lineHeight: Double, letterWidth: Double) {
        (self.size, self.lineHeight, self.letterWidth) = (size, lineHeight, letterWidth)
    }
}
