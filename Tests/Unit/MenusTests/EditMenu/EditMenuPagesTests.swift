import Menus
import Randomness
import Testing

@Suite("Pages of an edit menu")
struct EditMenuPagesTests {
    /// The pages as text: `< ` and ` >` for the arrows.
    private func pages(_ widths: [Double], room: Double, arrow: Double = 20, separator: Double = 1) -> [String] {
        let pages = EditMenuPages(widths: widths, room: room, arrow: arrow, separator: separator).pages
        return pages.enumerated().map { index, page in
            let items = zip(page.items, page.widths).map { "\($0)=\(Int($1))" }.joined(separator: " ")
            return (index > 0 ? "< " : "") + items + (index < pages.count - 1 ? " >" : "")
        }
    }

    @Test("Items that fit stand on one page without arrows")
    func fits() {
        #expect(pages([50, 50, 50], room: 152) == ["0=50 1=50 2=50"])
    }

    @Test("What doesn't fit goes to further pages, with room for the arrows")
    func overflows() {
        #expect(pages([50, 50, 50], room: 151) == ["0=50 1=50 >", "< 2=50"])
        #expect(pages([50, 50, 50, 50, 50], room: 122) == ["0=50 1=50 >", "< 2=50 >", "< 3=50 4=50"])
    }

    @Test("The last page needs no arrow on, so that what would fit but for it stays together")
    func lastPage() {
        #expect(pages([50, 50, 50, 50], room: 122) == ["0=50 1=50 >", "< 2=50 3=50"])
    }

    @Test("An item wider than a page gets one of its own and is cut to it")
    func wide() {
        #expect(pages([50, 300, 50], room: 122) == ["0=50 >", "< 1=80 >", "< 2=50"])
        #expect(pages([300], room: 100) == ["0=100"])
        #expect(pages([50, 300], room: 100) == ["0=50 >", "< 1=79"])
    }

    @Test("An empty menu has no page")
    func empty() {
        #expect(pages([], room: 100).isEmpty)
    }

    @Test("Every item is on exactly one page, in order, and every page holds one and fits", arguments: 0..<500)
    func anyWidths(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let widths = (0..<Int.random(in: 1...14, using: &random)).map { _ in
            Double(Int.random(in: 20...260, using: &random))
        }
        let room = Double(Int.random(in: 70...400, using: &random))
        let result = EditMenuPages(widths: widths, room: room, arrow: 20, separator: 1)
        #expect(result.pages.flatMap { Array($0.items) } == Array(widths.indices))
        for (index, page) in result.pages.enumerated() {
            #expect(!page.items.isEmpty)
            let arrows = (index > 0 ? 21.0 : 0) + (index < result.pages.count - 1 ? 21 : 0)
            #expect(page.widths.reduce(0, +) + Double(page.widths.count - 1) + arrows <= room)
            for item in page.items { #expect(result.page(of: item) == index) }
        }
    }
}
