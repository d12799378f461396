package import Geometry

/// A sheet of paper and the printed area on it, in points of 1/72 inch.
package struct PageFormat: Hashable, Sendable {
    /// The space around the printed area, in points.
    package struct Margins: Hashable, Sendable {
        package var (top, left, bottom, right): (Double, Double, Double, Double)

        package init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// The size of the sheet, in points.
    package let paper: Size
    /// The area for text and pictures, in points.
    package let content: Rectangle

    /// The default margin on a large sheet, in points: 25 mm, which leaves lines that are still easy to read.
    private static let defaultMargin = 71.0
    /// The default margin on a smaller sheet, as a fraction of its shorter side.
    private static let marginShare = 0.12
    /// The maximum margin, as a fraction of the side, whatever is requested: some room must be left for contents.
    private static let maxMarginShare = 0.4

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - paper: The size of the sheet.
    ///   - least: The minimum margins, such as a printer's. The user may have asked for more.
    package init(paper: Size, least: Margins) {
        self.paper = paper
        let usual = min(Self.defaultMargin, min(paper.width, paper.height) * Self.marginShare)
        func margin(_ least: Double, of side: Double) -> Double { min(max(usual, least), side * Self.maxMarginShare) }
        let (left, top) = (margin(least.left, of: paper.width), margin(least.top, of: paper.height))
        content = Rectangle(
            x: left, y: top, width: paper.width - left - margin(least.right, of: paper.width),
            height: paper.height - top - margin(least.bottom, of: paper.height))
    }

    /// Returns the size of a picture on the sheet, in points: as large as on a screen of 96 pixels per inch, or smaller to fit
    /// the column's width, and low enough that two fit on a page.
    package func size(ofPicture pixels: Size) -> Size {
        let (width, height) = (max(pixels.width, 1), max(pixels.height, 1))
        let scale = min(72.0 / 96, content.width / width, content.height * 0.42 / height)
        return Size(width: width * scale, height: height * scale)
    }
}
