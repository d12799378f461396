import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The underlines of misspelt words (R23), which aren't part of the text.
final class MisspellingTests: GtkTestCase {
    private static func buffer(_ text: String) -> TextBuffer {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = text
        return buffer
    }

    func testOnlyMisspeltWordsAreUnderlined() {
        let buffer = Self.buffer("one two three four")
        XCTAssertEqual(buffer.misspellings(in: 0..<18), [])
        buffer.setMisspellings([0..<3, 8..<13], in: 0..<18)
        XCTAssertEqual(buffer.misspellings(in: 0..<18), [0..<3, 8..<13])
        buffer.setMisspellings([4..<7], in: 0..<7)
        XCTAssertEqual(buffer.misspellings(in: 0..<18), [4..<7, 8..<13], "text outside the part is unchanged")
        buffer.setMisspellings([14..<18], in: 8..<18)
        XCTAssertEqual(buffer.misspellings(in: 0..<18), [4..<7, 14..<18])
        XCTAssertEqual(buffer.misspellings(in: 5..<16), [5..<7, 14..<16], "cut off at the part's ends")
        buffer.setMisspellings([], in: 0..<18)
        XCTAssertEqual(buffer.misspellings(in: 0..<18), [])
    }

    func testUnderlinesAreNotAStyleOfTheText() {
        let buffer = Self.buffer("some text")
        buffer.setMisspellings([0..<4], in: 0..<9)
        for style in TextStyle.allCases { XCTAssertFalse(buffer.has(style, in: 0..<4), "\(style)") }
        XCTAssertEqual(buffer.styleSample(of: 0..<4), StyleSample())
        buffer.set(.underline, true, in: 0..<9)
        buffer.setMisspellings([], in: 0..<9)
        XCTAssertTrue(buffer.has(.underline, in: 0..<9), "nor do they remove a style")
    }

    func testAReplacedWordKeepsItsStyle() {
        let buffer = Self.buffer("a teh b\nnext")
        buffer.set(.bold, true, in: 0..<5)
        buffer.set(.italic, true, in: 3..<7)
        buffer.setRightToLeft(true, in: 2..<2)
        buffer.setMisspellings([2..<5], in: 0..<7)
        buffer.replaceWord(2..<5, by: "there")
        XCTAssertEqual(buffer.text, "a there b\nnext")
        XCTAssertEqual(buffer.insertionPoint, 7)
        XCTAssertNil(buffer.selection)
        XCTAssertTrue(buffer.has(.bold, in: 0..<7))
        XCTAssertFalse(buffer.has(.bold, in: 7..<8))
        XCTAssertEqual(buffer.styleSample(of: 2..<7).styles, [.bold], "the first letter decides")
        XCTAssertTrue(buffer.has(.italic, in: 7..<9))
        for place in 2..<7 { XCTAssertEqual(buffer.styleSample(of: place..<7).styles, [.bold]) }
    }

    func testReplacingTheFirstWordKeepsTheParagraphsDirection() {
        let buffer = Self.buffer("one\nteh rest\nlast")
        buffer.setRightToLeft(true, in: 5..<5)
        buffer.replaceWord(4..<7, by: "the")
        XCTAssertEqual(buffer.text, "one\nthe rest\nlast")
        XCTAssertTrue(buffer.isRightToLeft(true, in: 4..<4))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 0..<0))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 14..<14))
        buffer.replaceWord(4..<7, by: "x")
        XCTAssertTrue(buffer.isRightToLeft(true, in: 4..<4))
    }

    func testVisiblePartFollowsScrolling() throws {
        let view = TextView()
        view.buffer.text = (0..<500).map { "line \($0)" }.joined(separator: "\n")
        try TestWindow.with(ScrolledWindow(view)) { _ in
            view.buffer.insertionPoint = 0
            try waitUntil("the text to be laid out") { view.visibleRange.count > 20 }
            XCTAssertEqual(view.visibleRange.lowerBound, 0)
            XCTAssertLessThan(view.visibleRange.upperBound, view.buffer.count / 2)
            view.buffer.insertionPoint = view.buffer.count
            view.scrollToInsertionPoint()
            try waitUntil("the end to be visible") { view.visibleRange.upperBound == view.buffer.count }
            XCTAssertGreaterThan(view.visibleRange.lowerBound, view.buffer.count / 2)
        }
    }
}
