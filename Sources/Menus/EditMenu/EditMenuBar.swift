/// How much of an edit menu its bar holds, if all of it is too wide for its room: what fits, and a chevron that opens the rest
/// as a list.
///
/// Widths are in points.
package struct EditMenuBar: Equatable, Sendable {
    /// How many items there are in the bar, from the first on.
    package var count: Int
    /// Whether a chevron follows them.
    package var hasChevron: Bool
    /// The width left to the first item, if it is wider than the bar even alone; its label is then cut.
    package var cutWidth: Double?

    /// Fills a bar with as many items as fit, one at least. The separator is the width of the line between two neighbours, the
    /// chevron included.
    package init(widths: [Double], room: Double, chevron: Double, separator: Double) {
        let (all, ends) = (widths.count, Self.ends(of: widths, separator: separator))
        hasChevron = all > 1 && ends[all - 1] > room
        let free = hasChevron ? room - separator - chevron : room
        count = min(max(ends.prefix { $0 <= free }.count, 1), all)
        cutWidth = all > 0 && ends[0] > free ? max(free, 0) : nil
    }

    /// Where each item ends.
    private static func ends(of widths: [Double], separator: Double) -> [Double] {
        var end = -separator
        return widths.map { width in
            end += separator + width
            return end
        }
    }
}
