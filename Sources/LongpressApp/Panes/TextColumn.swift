import Gtk
import GtkEditor

/// The setting of the note's text, for the eye to find the next line: a column of some width, with room around.
nonisolated enum TextColumn {
    /// The number of letters that a line has at most, on the average: the middle of what typographers give for one column (45 to 75
    /// of the Latin script; of others, that have wider letters, it is fewer).
    static let letters = 70.0
    /// The distance from line to line, in sizes of the font, unless the font's own is more.
    static let lineHeight = 1.5
    /// The space between paragraphs, in sizes of the font: less than an empty line, which can be put in besides.
    static let paragraphSpace = 0.5
    /// The margin beside the column, as a part of the view's width where there is little, and its limits in points.
    static let (margin, leastMargin, largestMargin) = (0.06, 14.0, 40.0)
    /// The margin above the text, in points: as the pictures beside it have.
    static let top = 20.0

    /// The setting for a view's width in points.
    static func setting(width: Int, font: FontMeasures) -> TextSetting {
        let width = Double(width)
        let margin = min(max(width * Self.margin, leastMargin), largestMargin)
        let beside = (width - letters * font.letterWidth) / 2
        let space = max(font.size * lineHeight - font.lineHeight, 0).rounded()
        return TextSetting(
            horizontalMargin: Int(max(margin, beside).rounded(.down)),
            verticalMargin: Int(min(top, margin).rounded()), lineSpacing: Int(space),
            paragraphSpacing: Int((space + font.size * paragraphSpace).rounded()))
    }
}
