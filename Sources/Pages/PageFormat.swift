package import Geometry

/// A sheet of paper and what of it is written on, in points of 1/72 inch.
package struct PageFormat: Hashable, Sendable {
    /// The space around what is written, in points.
    package struct Margins: Hashable, Sendable {
        package var (top, left, bottom, right): (Double, Double, Double, Double)

        package init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// The size of the sheet.
    package let paper: Size
    /// Where text and pictures go.
    package let content: Rectangle

    /// The usual margin on a large sheet: 25 mm, which leaves a line as long as the eye can follow.
    private static let usualMargin = 71.0
    /// The same on a smaller one, as a part of its shorter side.
    private static let partOfSide = 0.12
    /// The most that a margin may take of a side, whatever is asked for: a sheet has room for something.
    private static let mostOfSide = 0.4

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - paper: The size of the sheet.
    ///   - least: The margins that it must have at least, such as a printer's. A person may have asked for more.
    package init(paper: Size, least: Margins) {
        self.paper = paper
        let usual = min(Self.usualMargin, min(paper.width, paper.height) * Self.partOfSide)
        func margin(_ least: Double, of side: Double) -> Double { min(max(usual, least), side * Self.mostOfSide) }
        let (left, top) = (margin(least.left, of: paper.width), margin(least.top, of: paper.height))
        content = Rectangle(
            x: left, y: top, width: paper.width - left - margin(least.right, of: paper.width),
            height: paper.height - top - margin(least.bottom, of: paper.height))
    }

    /// The size of a picture on it: as large as on a screen of 96 pixels an inch, or smaller to fit the column, and low enough
    /// that two have room on a page.
    package func size(ofPicture pixels: Size) -> Size {
        let (width, height) = (max(pixels.width, 1), max(pixels.height, 1))
        let scale = min(72.0 / 96, content.width / width, content.height * 0.42 / height)
        return Size(width: width * scale, height: height * scale)
    }
}
