import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Where text is in its view, which is where a menu points (E16, E17).
final class TextViewGeometryTests: GtkTestCase {
    /// Shows a text until the body returns.
    private static func with(
        _ text: String, height: Int = 300, _ body: (TextView) throws -> Void
    ) throws {
        let view = TextView()
        view.setTextMargins(horizontal: 10, vertical: 12)
        view.buffer.text = text
        try TestWindow.with(ScrolledWindow(view), height: height) { _ in
            try waitUntil("the text to be laid out") { view.bounds(of: 0..<0).height > 0 }
            try body(view)
        }
    }

    func testPartOfALineIsBoundedTightly() throws {
        try Self.with("one two three") { view in
            let word = view.bounds(of: 4..<7)
            let all = view.bounds(of: 0..<13)
            XCTAssertEqual(all.minX, 10)
            XCTAssertEqual(word.minY, all.minY)
            XCTAssertGreaterThanOrEqual(all.minY, 12)
            XCTAssertGreaterThan(word.minX, all.minX)
            XCTAssertLessThan(word.width, all.width / 2)
            XCTAssertGreaterThan(word.width, 10)
            XCTAssertGreaterThan(word.height, 8)
            XCTAssertLessThan(all.maxX, 390)
        }
    }

    func testBoundsOfSeveralLinesSpanTheTextsWidth() throws {
        try Self.with("one\ntwo\nthree") { view in
            let line = view.bounds(of: 0..<3)
            let lines = view.bounds(of: 1..<6)
            XCTAssertEqual(lines.minX, 10)
            XCTAssertEqual(lines.width, view.visibleRect.width - 20)
            XCTAssertEqual(lines.minY, line.minY)
            XCTAssertEqual(lines.height, line.height * 2, accuracy: 1)
        }
    }

    func testLineOfSeveralFontsIsOneLine() throws {
        for word in MixedLine.words {
            try Self.with(MixedLine.text(word)) { view in MixedLine.expectOneLine(word, view.bounds) }
        }
    }

    func testLineOfSeveralSizesIsOneLineAsHighAsTheLargest() throws {
        // GTK 4.18 doesn't support <sup> in a text view.
        let markup = "<span rise='5000' size='small'>small</span> <span size='xx-large'>large</span> tiny"
        try Self.with("") { view in
            let plain = view.bounds(of: 0..<0).height
            var start = view.buffer.iterator(at: 0)
            gtk_text_buffer_insert_markup(view.buffer.typed(), &start, markup, -1)
            try waitUntil("the text to be laid out") { view.bounds(of: 0..<16).height > plain }
            let all = view.bounds(of: 0..<16)
            XCTAssertLessThan(all.width, 200)
            let large = view.bounds(of: 6..<11)
            for range in [0..<8, 4..<14, 0..<16] {
                let part = view.bounds(of: range)
                XCTAssertEqual(part.minY, min(large.minY, all.minY), "\(range)")
                XCTAssertGreaterThanOrEqual(part.height, large.height, "\(range)")
                XCTAssertLessThanOrEqual(part.width, all.width, "\(range)")
            }
            XCTAssertLessThan(view.bounds(of: 12..<16).height, large.height)
        }
    }

    func testALineWithItsBreakIsStillOneLine() throws {
        try Self.with("one\ntwo\nשלום\nthree") { view in
            XCTAssertEqual(view.bounds(of: 0..<4).width, view.bounds(of: 0..<3).width)
            XCTAssertEqual(view.bounds(of: 0..<4).height, view.bounds(of: 0..<3).height)
            XCTAssertEqual(view.bounds(of: 8..<13).width, view.bounds(of: 8..<12).width, accuracy: 1)
            XCTAssertEqual(view.bounds(of: 8..<13).minX, view.bounds(of: 8..<12).minX, accuracy: 1)
        }
    }

    func testPartOfAWordOfTheOtherDirectionIsBoundedTightly() throws {
        try Self.with(MixedLine.bothWays) { view in MixedLine.expectHalfAtTheRight(view.bounds) }
    }

    func testInsertionPointIsALineWithoutWidth() throws {
        try Self.with("one two") { view in
            let point = view.bounds(of: 4..<4)
            XCTAssertEqual(point.width, 0)
            XCTAssertGreaterThan(point.height, 8)
            XCTAssertEqual(point.minX, view.bounds(of: 4..<7).minX)
        }
    }

    func testEmptyTextHasAnInsertionPoint() throws {
        try Self.with("") { view in
            let point = view.bounds(of: 0..<0)
            XCTAssertEqual(point.minX, 10)
            XCTAssertEqual(point.width, 0)
            XCTAssertGreaterThan(point.height, 8)
            XCTAssertEqual(view.offset(at: Point(x: 200, y: 200)), 0)
        }
    }

    func testTheOffsetAtThePointOfAnOffsetIsTheSame() throws {
        for text in ["one two\nthree", "né 😀 ok\n\nlast", "مرحبا بالعالم\nبالعالم"] {
            try Self.with(text) { view in
                for place in 0...view.buffer.count {
                    let point = view.bounds(of: place..<place)
                    let found = view.offset(at: Point(x: point.minX, y: point.midY))
                    XCTAssertEqual(found, place, "of \(text.debugDescription)")
                }
            }
        }
    }

    func testRightToLeftTextBeginsAtTheRight() throws {
        try Self.with("مرحبا بالعالم") { view in
            let word = view.bounds(of: 0..<5)
            XCTAssertGreaterThan(word.minX, 200)
            XCTAssertGreaterThan(word.width, 10)
            XCTAssertLessThanOrEqual(word.maxX, 390)
            XCTAssertLessThan(view.bounds(of: 6..<13).minX, word.minX)
        }
    }

    func testOffsetsAtPointsAreCorrectAfterScrolling() throws {
        let text = (1...100).map { "line \($0)" }.joined(separator: "\n")
        try Self.with(text, height: 120) { view in
            let before = view.bounds(of: 0..<4)
            view.buffer.insertionPoint = view.buffer.count
            view.scrollToInsertionPoint()
            let end = view.buffer.count
            try waitUntil("scrolling") { view.bounds(of: end..<end).minY < 120 }
            XCTAssertLessThan(view.bounds(of: 0..<4).minY, before.minY - 100)
            let point = view.bounds(of: end..<end)
            XCTAssertEqual(view.offset(at: Point(x: point.minX, y: point.midY)), view.buffer.count)
            XCTAssertLessThanOrEqual(view.visibleRect.height, 130)
        }
    }

    func testAPointBesideALineMeansItsNearestEnd() throws {
        try Self.with("one\nlonger line") { view in
            let line = view.bounds(of: 0..<3)
            XCTAssertEqual(view.offset(at: Point(x: 380, y: line.minY + 3)), 3)
            XCTAssertEqual(view.offset(at: Point(x: 0, y: line.minY + 3)), 0)
            XCTAssertEqual(view.offset(at: Point(x: 380, y: 290)), 15)
        }
    }
}
