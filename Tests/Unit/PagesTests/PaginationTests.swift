import Randomness
import Testing

@testable import Pages

/// Which parts of a text are on which page.
@Suite("Pagination")
struct PaginationTests {
    typealias Block = Pagination.Block

    /// Returns the pages of blocks of lines that are ten points high, on pages of five lines: `0:0-2` is the first two lines of
    /// the first block.
    private func pages(_ blocks: Block..., height: Double = 50) -> [String] {
        var pagination = Pagination(height: height)
        blocks.forEach { pagination.add($0) }
        return pagination.pages.map { page in
            page.map { "\($0.block):\($0.lines.lowerBound)-\($0.lines.upperBound)" }.joined(separator: " ")
        }
    }

    private func paragraph(_ count: Int, space: Double = 0) -> Block {
        Block(lines: Array(repeating: 10, count: count), space: space)
    }

    @Test("An empty note is one empty page")
    func nothing() {
        #expect(pages() == [""])
        #expect(pages(paragraph(0)) == [""])
    }

    @Test("A page is filled to its last line, and no more")
    func full() {
        #expect(pages(paragraph(2), paragraph(3)) == ["0:0-2 1:0-3"])
        #expect(pages(paragraph(2), paragraph(3), paragraph(1)) == ["0:0-2 1:0-3", "2:0-1"])
        #expect(pages(paragraph(12)) == ["0:0-5", "0:5-10", "0:10-12"])
    }

    @Test("No line of a paragraph is left alone, at its start or its end")
    func alone() {
        // Its first line would be alone at the bottom.
        #expect(pages(paragraph(4), paragraph(4)) == ["0:0-4", "1:0-4"])
        // Its last line would be alone at the top.
        #expect(pages(paragraph(6)) == ["0:0-4", "0:4-6"])
        #expect(pages(paragraph(11)) == ["0:0-5", "0:5-9", "0:9-11"])
        // Three lines can't be split.
        #expect(pages(paragraph(3), paragraph(3)) == ["0:0-3", "1:0-3"])
        #expect(pages(paragraph(3), paragraph(4)) == ["0:0-3 1:0-2", "1:2-4"])
        #expect(pages(paragraph(4), paragraph(1), paragraph(1)) == ["0:0-4 1:0-1", "2:0-1"])
    }

    @Test("Space is between paragraphs, and never above the first of a page")
    func space() {
        #expect(pages(paragraph(2, space: 5), paragraph(2, space: 5)) == ["0:0-2 1:0-2"])
        #expect(pages(paragraph(2, space: 5), paragraph(3, space: 5)) == ["0:0-2", "1:0-3"])
        var pagination = Pagination(height: 50)
        for _ in 0..<3 { pagination.add(paragraph(2, space: 5)) }
        #expect(pagination.pages.map { $0.map(\.top) } == [[0, 25], [0]])
    }

    @Test("A picture stays with its caption")
    func figure() {
        let figure = Block(lines: [30, 10, 10], space: 5, minLinesAtStart: 3)
        #expect(pages(figure) == ["0:0-3"])
        #expect(pages(paragraph(1), figure) == ["0:0-1", "1:0-3"])
        // A long caption continues on the next page.
        let long = Block(lines: [30] + Array(repeating: 10, count: 6), minLinesAtStart: 3)
        #expect(pages(paragraph(1), long) == ["0:0-1", "1:0-3", "1:3-7"])
    }

    @Test("Content higher than a page has one to itself, and the rest continues")
    func high() {
        let high = Block(lines: [90], space: 5)
        #expect(pages(high) == ["0:0-1"])
        #expect(pages(paragraph(1), high, paragraph(1)) == ["0:0-1", "1:0-1", "2:0-1"])
        #expect(pages(Block(lines: [90, 10, 10], minLinesAtStart: 3)) == ["0:0-1", "0:1-3"])
        #expect(pages(paragraph(2), height: 0) == ["0:0-1", "0:1-2"])
    }

    @Test("Whatever the content, each line is on one page, in order, and nothing that fits is cut off")
    func anything() {
        var random = SeededGenerator(seed: SeededGenerator.seed(or: 7))
        for _ in 0..<500 {
            let height = Double.random(in: 20...200, using: &random)
            var pagination = Pagination(height: height)
            var blocks: [Block] = []
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                let lines = (0..<Int.random(in: 1...15, using: &random)).map { _ in
                    Double.random(in: 1...60, using: &random)
                }
                blocks.append(
                    Block(
                        lines: lines, space: Double.random(in: 0...30, using: &random),
                        minLinesAtStart: Int.random(in: 0...4, using: &random),
                        minLinesAtEnd: Int.random(in: 0...4, using: &random)))
                pagination.add(blocks.last!)
            }
            let parts = pagination.pages.flatMap { $0 }
            let seen = parts.flatMap { part in part.lines.map { [part.block, $0] } }
            #expect(
                seen == blocks.enumerated().flatMap { block in block.element.lines.indices.map { [block.offset, $0] } })
            for page in pagination.pages {
                #expect(!page.isEmpty)
                var end = 0.0
                for part in page {
                    #expect(part.top >= end)
                    end = blocks[part.block].lines[part.lines].reduce(part.top, +)
                    #expect(end <= height + 0.01 || (page.count == 1 && part.lines.count == 1))
                }
            }
        }
    }
}
