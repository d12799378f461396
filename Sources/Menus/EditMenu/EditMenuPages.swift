/// The distribution of an edit menu's items over pages, if it is too wide for its room, with arrows to turn them.
///
/// Widths are in points.
package struct EditMenuPages: Equatable, Sendable {
    /// One page, from its leading end: an arrow back unless it is the first, items, an arrow on unless it is the last.
    package struct Page: Equatable, Sendable {
        /// The items, as positions in the menu.
        package var items: Range<Int>
        /// The width left to each item: its own, or less for one that is wider than a page (its label is then cut).
        package var widths: [Double]
    }

    /// The pages in order; a single one if everything fits.
    package var pages: [Page]

    /// Spreads items over pages: as many on each as fit, so that there are as few pages as can be. None is without an
    /// item, so none has a lone arrow; an item wider than a page's room gets one of its own. The separator is the width
    /// of the line between two neighbours, arrows included.
    package init(widths: [Double], room: Double, arrow: Double, separator: Double) {
        pages = []
        var first = 0
        while first < widths.count {
            let back = first == 0 ? 0 : arrow + separator
            let rest = widths[first...]
            if back + Self.total(rest, separator: separator) <= room {
                pages.append(Page(items: first..<widths.count, widths: Array(rest)))
                return
            }
            // The arrow on is not needed after the very last item, but that case has just been ruled out.
            let free = room - back - arrow - separator
            var end = first + 1
            while end < widths.count - 1, Self.total(widths[first...end], separator: separator) <= free { end += 1 }
            // A last item alone and wider than what the arrows leave ends the menu: no arrow follows it.
            let isLast = end == widths.count
            let own = isLast ? room - back : free
            pages.append(Page(items: first..<end, widths: widths[first..<end].map { min($0, max(own, 0)) }))
            first = end
        }
    }

    /// The page that an item is on.
    package func page(of item: Int) -> Int? {
        pages.firstIndex { $0.items.contains(item) }
    }

    private static func total(_ widths: ArraySlice<Double>, separator: Double) -> Double {
        widths.reduce(0, +) + Double(max(widths.count - 1, 0)) * separator
    }
}
