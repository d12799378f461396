/// The layout of text in its view: the space around it and between its lines, in points.
package nonisolated struct TextSetting: Equatable, Sendable {
    /// The space on the left and on the right of the text.
    package var horizontalMargin: Int
    package var verticalMargin: Int
    /// The space between the lines of a paragraph, in addition to the font's own.
    package var lineSpacing: Int
    /// The space below each paragraph.
    package var paragraphSpacing: Int

    package init(horizontalMargin: Int, verticalMargin: Int, lineSpacing: Int, paragraphSpacing: Int) {
        (self.horizontalMargin, self.verticalMargin) = (horizontalMargin, verticalMargin)
        (self.lineSpacing, self.paragraphSpacing) = (lineSpacing, paragraphSpacing)
    }
}
