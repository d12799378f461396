import Geometry
import Testing

@testable import Pages

/// The printed area of a sheet.
@Suite("Page formats")
struct PageFormatTests {
    typealias Margins = PageFormat.Margins

    private let printer = Margins(top: 18, left: 18, bottom: 18, right: 18)
    private var a4: PageFormat { PageFormat(paper: Size(width: 595, height: 842), least: printer) }

    @Test("There is a usual margin, unless the printer or the user requires more")
    func margins() {
        #expect(a4.content == Rectangle(x: 71, y: 71, width: 453, height: 700))
        let wide = PageFormat(
            paper: Size(width: 595, height: 842), least: Margins(top: 18, left: 100, bottom: 90, right: 18))
        #expect(wide.content == Rectangle(x: 100, y: 71, width: 424, height: 681))
    }

    @Test("A small sheet has small margins, and always some room")
    func small() {
        let card = PageFormat(paper: Size(width: 300, height: 400), least: printer)
        #expect(card.content == Rectangle(x: 36, y: 36, width: 228, height: 328))
        let absurd = PageFormat(
            paper: Size(width: 20, height: 10), least: Margins(top: 900, left: 900, bottom: 900, right: 900))
        #expect(absurd.content.width > 3 && absurd.content.height > 1)
    }

    @Test("A picture fits the column, two of them the page, and a small one isn't blown up")
    func pictures() {
        #expect(a4.size(ofPicture: Size(width: 40, height: 20)) == Size(width: 30, height: 15))
        let wide = a4.size(ofPicture: Size(width: 4000, height: 1000))
        #expect(abs(wide.width - 453) < 0.01 && abs(wide.height - 113.25) < 0.01)
        let high = a4.size(ofPicture: Size(width: 3000, height: 4000))
        #expect(abs(high.height - 294) < 0.01 && abs(high.width - 220.5) < 0.01)
        #expect(a4.size(ofPicture: .init(width: 0, height: 0)).width > 0)
    }
}
