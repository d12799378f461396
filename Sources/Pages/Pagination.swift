/// Puts blocks of lines on pages, one after another: how high each line is decides, and which must not be parted.
package struct Pagination: Sendable {
    /// Lines that belong together, such as a paragraph, or a picture with its caption below.
    package struct Block: Sendable {
        /// The height of each line, in points.
        package var lines: [Double]
        /// The space above it, in points, unless it begins a page.
        package var space: Double
        /// The number of lines that stay together where it begins: the first line of a paragraph isn't left alone.
        package var keptAtStart: Int
        /// The same where it ends.
        package var keptAtEnd: Int

        package init(lines: [Double], space: Double = 0, keptAtStart: Int = 2, keptAtEnd: Int = 2) {
            (self.lines, self.space, self.keptAtStart, self.keptAtEnd) = (lines, space, keptAtStart, keptAtEnd)
        }
    }

    /// Lines of a block that are on one page.
    package struct Part: Hashable, Sendable {
        /// The number of the block, in the order in which they were added.
        package let block: Int
        package let lines: Range<Int>
        /// Where the first of them begins, in points below the top of the page.
        package let top: Double
    }

    /// What is on each page. There is at least one, which may be empty.
    package private(set) var pages: [[Part]] = [[]]
    private let height: Double
    /// Where the last page is written to, and the number of blocks.
    private var (end, count) = (0.0, 0)

    /// Begins with an empty page of a height in points.
    package init(height: Double) { self.height = height }

    /// Adds a block below the last one, with as much of it on the next pages as has no room.
    ///
    /// A line that is higher than a page has one to itself; a block that can't be parted as it should goes to a page of its own,
    /// and is parted there where that is full.
    package mutating func add(_ block: Block) {
        let lines = block.lines
        let (start, ending) = (max(min(block.keptAtStart, lines.count), 1), min(block.keptAtEnd, lines.count))
        var next = 0
        while next < lines.count {
            let isFresh = pages[pages.count - 1].isEmpty
            let top = isFresh ? 0 : end + block.space
            let full = firstWithoutRoom(of: lines, from: next, at: top)
            // What is to stay together at the end may need a line that would have room.
            var stop = full < lines.count ? min(full, lines.count - ending) : full
            if isFresh, stop <= next { stop = max(full, next + 1) }
            // Only its beginning can be on a page that holds something else.
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
