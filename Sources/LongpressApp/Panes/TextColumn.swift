import Gtk
import GtkEditor

/// The layout of the note's text for easy reading: a column of limited width with margins.
nonisolated enum TextColumn {
    /// The maximum number of letters per line, on average: within the range that typographers recommend for one column (45 to 75
    /// in the Latin script; fewer in scripts with wider letters).
    static let letters = 70.0
    /// The distance between lines, as a multiple of the font size, unless the font's own line height is larger.
    static let lineHeight = 1.5
    /// The space between paragraphs, as a multiple of the font size: less than an empty line, which the user can add.
    static let paragraphSpace = 0.5
    /// The margin beside the column as a part of the view's width, for narrow views, and its limits in points.
    static let (margin, minMargin, largestMargin) = (0.06, 14.0, 40.0)
    /// The margin above the text, in points: the same as above the pictures beside it.
    static let top = 20.0

    /// Returns the setting for a view's width in points.
    static func setting(width: Int, font: FontMeasures) -> TextSetting {
        let width = Double(width)
        let margin = min(max(width * Self.margin, minMargin), largestMargin)
        let beside = (width - letters * font.letterWidth) / 2
        let space = max(font.size * lineHeight - font.lineHeight, 0).rounded()
        return TextSetting(
            horizontalMargin: Int(max(margin, beside).rounded(.down)),
            verticalMargin: Int(min(top, margin).rounded()), lineSpacing: Int(space),
            paragraphSpacing: Int((space + font.size * paragraphSpace).rounded()))
    }
}
