/// The part of an edit menu that its bar shows if the menu is too wide for the space: the items that fit, and a chevron that
/// opens the rest as a list.
///
/// Widths are in points.
package struct EditMenuBar: Equatable, Sendable {
    /// The number of items in the bar, counted from the first.
    package var count: Int
    /// Whether a chevron follows the items.
    package var hasChevron: Bool
    /// The width available to the first item if even that alone is wider than the bar; its label is then truncated.
    package var cutWidth: Double?

    /// Fills a bar with as many items as fit, but at least one. The separator is the width of the line between two neighbours,
    /// including the chevron.
    package init(widths: [Double], room: Double, chevron: Double, separator: Double) {
        let (all, ends) = (widths.count, Self.ends(of: widths, separator: separator))
        hasChevron = all > 1 && ends[all - 1] > room
        let free = hasChevron ? room - separator - chevron : room
        count = min(max(ends.prefix { $0 <= free }.count, 1), all)
        cutWidth = all > 0 && ends[0] > free ? max(free, 0) : nil
    }

    /// The positions at which the items end.
    private static func ends(of widths: [Double], separator: Double) -> [Double] {
        var end = -separator
        return widths.map { width in
            end += separator + width
            return end
        }
    }
}
