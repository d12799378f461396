import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Where the characters of a label are: the target of its menu (E17), and the text that a press on it hits.
final class LabelGeometryTests: GtkTestCase {
    private static func with(
        _ text: String, alignment: Double = 0, wraps: Bool = false, _ body: (Label) throws -> Void
    ) throws {
        let label = Label(text)
        label.horizontalAlignment = alignment
        label.wraps = wraps
        try TestWindow.with(label, width: wraps ? 120 : 400) { _ in try body(label) }
    }

    func testWordIsBoundedTightly() throws {
        try Self.with("one two three") { label in
            let all = label.bounds(of: 0..<13)
            let word = label.bounds(of: 4..<7)
            XCTAssertEqual(all.minX, 0)
            XCTAssertEqual(word.minY, all.minY)
            XCTAssertEqual(word.height, all.height)
            XCTAssertGreaterThan(word.minX, 10)
            XCTAssertGreaterThan(word.width, 10)
            XCTAssertLessThan(word.maxX, all.width)
        }
    }

    func testLineOfSeveralFontsIsOneLine() throws {
        for word in MixedLine.words {
            try Self.with(MixedLine.text(word)) { label in MixedLine.expectOneLine(word, label.bounds) }
        }
    }

    func testPartOfAWordOfTheOtherDirectionIsBoundedTightly() throws {
        try Self.with(MixedLine.bothWays) { label in MixedLine.expectHalfAtTheRight(label.bounds) }
    }

    func testAnEmptyRangeIsALineWithoutWidth() throws {
        try Self.with("one two") { label in
            XCTAssertEqual(label.bounds(of: 4..<4).width, 0)
            XCTAssertEqual(label.bounds(of: 4..<4).minX, label.bounds(of: 4..<7).minX)
            XCTAssertGreaterThan(label.bounds(of: 4..<4).height, 8)
        }
    }

    func testAlignmentMovesTheText() throws {
        var edges: [Double] = []
        for alignment in [0, 0.5, 1] {
            try Self.with("text", alignment: alignment) { label in
                let bounds = label.bounds(of: 0..<4)
                edges.append(bounds.minX)
                let middle = (label.size.width - bounds.width) * alignment
                XCTAssertEqual(bounds.minX, middle, accuracy: 1)
            }
        }
        XCTAssertEqual(edges, edges.sorted())
    }

    func testTheOffsetAtThePointOfAnOffsetIsTheSame() throws {
        for (text, alignment) in [
            ("one two", 0.0), ("one two", 0.5), ("né 😀 ok", 1), ("مرحبا بالعالم", 0), ("مرحبا بالعالم", 0.5),
        ] {
            try Self.with(text, alignment: alignment) { label in
                for place in 0...text.unicodeScalars.count {
                    let point = label.bounds(of: place..<place)
                    XCTAssertEqual(
                        label.offset(at: Point(x: point.minX, y: point.midY)), place,
                        "of \(text) at \(alignment)")
                }
            }
        }
    }

    func testRightToLeftTextRunsFromTheRight() throws {
        try Self.with("مرحبا بالعالم", alignment: 0.5) { label in
            let first = label.bounds(of: 0..<5)
            let second = label.bounds(of: 6..<13)
            let all = label.bounds(of: 0..<13)
            XCTAssertGreaterThan(first.minX, second.minX)
            XCTAssertEqual(all.maxX, first.maxX, accuracy: 1)
            XCTAssertEqual(all.minX, second.minX, accuracy: 1)
            XCTAssertEqual(all.midX, label.size.width / 2, accuracy: 1)
        }
    }

    func testBoundsOfSeveralLinesSpanTheTextsWidth() throws {
        let text = "several words that take more than one line"
        try Self.with(text, wraps: true) { label in
            let all = label.bounds(of: 0..<text.count)
            let word = label.bounds(of: 0..<7)
            XCTAssertEqual(all.minY, word.minY)
            XCTAssertGreaterThan(all.height, word.height * 1.9)
            XCTAssertGreaterThan(all.width, word.width)
            XCTAssertLessThanOrEqual(all.width, label.size.width)
        }
    }

    func testTheSelectionIsCountedInCharacters() throws {
        try Self.with("né 😀 ok") { label in
            XCTAssertNil(label.selection)
            label.isSelectable = true
            label.select(3..<4)
            XCTAssertEqual(label.selection, 3..<4)
            label.select(2..<2)
            XCTAssertNil(label.selection)
        }
    }
}
