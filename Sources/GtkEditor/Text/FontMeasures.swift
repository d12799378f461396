/// The measures of text in a font, in points.
package nonisolated struct FontMeasures: Equatable, Sendable {
    /// The size that the font is known by.
    package var size: Double
    /// The height of a line by itself.
    package var lineHeight: Double
    /// The width of a letter, on the average of running text.
    package var letterWidth: Double

    package init(size: Double, lineHeight: Double, letterWidth: Double) {
        (self.size, self.lineHeight, self.letterWidth) = (size, lineHeight, letterWidth)
    }
}
