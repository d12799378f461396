import Menus
import Randomness
import Testing

@Suite("The bar of an edit menu")
struct EditMenuBarTests {
    /// Returns the bar as text, with the width of a truncated item, and `v` for the chevron.
    private func bar(_ widths: [Double], room: Double) -> String {
        let bar = EditMenuBar(widths: widths, room: room, chevron: 20, separator: 1)
        return "\(bar.count)" + (bar.cutWidth.map { " of \(Int($0))" } ?? "") + (bar.hasChevron ? " v" : "")
    }

    @Test("Items that fit stand side by side without a chevron")
    func fits() {
        #expect(bar([50, 50, 50], room: 152) == "3")
        #expect(bar([], room: 100) == "0")
    }

    @Test("If not all items fit, as many show as the chevron leaves room for")
    func overflows() {
        #expect(bar([50, 50, 50], room: 151) == "2 v")
        #expect(bar([50, 50, 50], room: 122) == "2 v")
        #expect(bar([50, 50, 50], room: 121) == "1 v")
    }

    @Test("An item wider than the bar is cut")
    func wide() {
        #expect(bar([300], room: 100) == "1 of 100")
        #expect(bar([300, 50], room: 100) == "1 of 79 v")
        #expect(bar([50, 300], room: 100) == "1 v")
    }

    @Test("Whatever the widths, the bar holds an item, fits, and no further one would", arguments: 0..<500)
    func anyWidths(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let widths = (0..<Int.random(in: 1...14, using: &random)).map { _ in
            Double(Int.random(in: 20...260, using: &random))
        }
        let room = Double(Int.random(in: 70...400, using: &random))
        let bar = EditMenuBar(widths: widths, room: room, chevron: 20, separator: 1)
        func width(_ count: Int, chevron: Bool) -> Double {
            widths.prefix(count).reduce(0, +) + Double(count - 1) + (chevron ? 21 : 0)
        }
        #expect(bar.count >= 1)
        #expect(bar.hasChevron == (bar.count < widths.count))
        if let cut = bar.cutWidth {
            #expect(bar.count == 1 && cut < widths[0] && cut + (bar.hasChevron ? 21 : 0) <= room)
        } else {
            #expect(width(bar.count, chevron: bar.hasChevron) <= room)
        }
        if bar.hasChevron { #expect(width(bar.count + 1, chevron: bar.count + 1 < widths.count) > room) }
    }
}
