/// Places blocks of lines on pages, one after another, based on the heights of the lines and on which lines must stay together.
package struct Pagination: Sendable {
    /// Lines that belong together, such as a paragraph, or a picture with its caption below.
    package struct Block: Sendable {
        /// The height of each line, in points.
        package var lines: [Double]
        /// The space above the block, in points, unless it begins a page.
        package var space: Double
        /// The number of lines that stay together at the start, so that the first line of a paragraph isn't left alone.
        package var minLinesAtStart: Int
        /// The number of lines that stay together at the end.
        package var minLinesAtEnd: Int

        package init(lines: [Double], space: Double = 0, minLinesAtStart: Int = 2, minLinesAtEnd: Int = 2) {
            (self.lines, self.space, self.minLinesAtStart, self.minLinesAtEnd) = (
                lines, space, minLinesAtStart, minLinesAtEnd
            )
        }
    }

    /// The lines of a block that are on one page.
    package struct Part: Hashable, Sendable {
        /// The index of the block, in the order of adding.
        package let block: Int
        package let lines: Range<Int>
        /// The top of the first line, in points below the top of the page.
        package let top: Double
    }

    /// The contents of each page. There is at least one page, which may be empty.
    package private(set) var pages: [[Part]] = [[]]
    private let height: Double
    /// The vertical position after the last line on the last page, in points, and the number of blocks.
    private var (end, count) = (0.0, 0)

    /// Creates a pagination with an empty page of a height in points.
    package init(height: Double) { self.height = height }

    /// Adds a block below the last one. Lines without room continue on the next pages.
    ///
    /// A line that is higher than a page has a page to itself. A block that can't be divided as it should be moves to a new page,
    /// and is divided where that page is full.
    package mutating func add(_ block: Block) {
        let lines = block.lines
        let (start, ending) = (max(min(block.minLinesAtStart, lines.count), 1), min(block.minLinesAtEnd, lines.count))
        var next = 0
        while next < lines.count {
            let isFresh = pages[pages.count - 1].isEmpty
            let top = isFresh ? 0 : end + block.space
            let full = firstWithoutRoom(of: lines, from: next, at: top)
            // Keeping the last lines together may require moving a line that would fit.
            var stop = full < lines.count ? min(full, lines.count - ending) : full
            if isFresh, stop <= next { stop = max(full, next + 1) }
            // A page that contains something else must have room for all the lines kept together at the start.
            if isFresh || stop >= start {
                pages[pages.count - 1].append(Part(block: count, lines: next..<stop, top: top))
                end = lines[next..<stop].reduce(top, +)
                next = stop
            }
            if next < lines.count { begin() }
        }
        count += 1
    }

    private mutating func begin() {
        pages.append([])
        end = 0
    }

    private func firstWithoutRoom(of lines: [Double], from start: Int, at top: Double) -> Int {
        var (bottom, index) = (top, start)
        while index < lines.count {
            bottom += lines[index]
            // Sums of fractions of a point aren't exact.
            guard bottom <= height + 0.001 else { break }
            index += 1
        }
        return index
    }
}
