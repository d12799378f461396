import XCTest

@testable import Gtk
@testable import Platform

/// Character styles and writing directions of parts of a text (R19, R20).
final class TextStyleTests: GtkTestCase {
    private static func buffer(_ text: String) -> TextBuffer {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = text
        return buffer
    }

    func testNewTextHasNoStyle() {
        let buffer = Self.buffer("some text")
        for style in TextStyle.allCases { XCTAssertFalse(buffer.has(style, in: 0..<9)) }
    }

    func testStyleIsOnOnlyWhereItWasSet() {
        let buffer = Self.buffer("some text")
        buffer.set(.bold, true, in: 2..<6)
        XCTAssertTrue(buffer.has(.bold, in: 2..<6))
        XCTAssertTrue(buffer.has(.bold, in: 3..<4))
        XCTAssertFalse(buffer.has(.bold, in: 1..<6))
        XCTAssertFalse(buffer.has(.bold, in: 2..<7))
        XCTAssertFalse(buffer.has(.bold, in: 0..<2))
        XCTAssertFalse(buffer.has(.bold, in: 6..<9))
        XCTAssertFalse(buffer.has(.italic, in: 2..<6))
    }

    func testStylingAPartlyStyledRangeStylesAllOfIt() {
        let buffer = Self.buffer("some text")
        buffer.set(.italic, true, in: 2..<4)
        buffer.set(.italic, true, in: 0..<9)
        XCTAssertTrue(buffer.has(.italic, in: 0..<9))
        buffer.set(.italic, false, in: 4..<5)
        XCTAssertFalse(buffer.has(.italic, in: 0..<9))
        XCTAssertTrue(buffer.has(.italic, in: 0..<4))
        XCTAssertTrue(buffer.has(.italic, in: 5..<9))
    }

    func testStylesMayOverlap() {
        let buffer = Self.buffer("some text")
        buffer.set(.bold, true, in: 0..<6)
        buffer.set(.underline, true, in: 3..<9)
        XCTAssertTrue(buffer.has(.bold, in: 3..<6))
        XCTAssertTrue(buffer.has(.underline, in: 3..<6))
        buffer.set(.bold, false, in: 0..<9)
        XCTAssertTrue(buffer.has(.underline, in: 3..<9))
    }

    func testAnEmptyRangeHasNoStyle() {
        let buffer = Self.buffer("text")
        buffer.set(.bold, true, in: 0..<4)
        XCTAssertFalse(buffer.has(.bold, in: 2..<2))
    }

    func testTextTypedInsideStyledTextTakesItsStyle() {
        let buffer = Self.buffer("text")
        buffer.set(.bold, true, in: 0..<4)
        buffer.insertionPoint = 2
        buffer.replaceSelection(with: "XX")
        XCTAssertTrue(buffer.has(.bold, in: 0..<6))
    }

    func testADirectionAppliesToWholeParagraphs() {
        let buffer = Self.buffer("one\ntwo\nthree")
        buffer.setRightToLeft(true, in: 5..<6)
        XCTAssertTrue(buffer.isRightToLeft(true, in: 4..<4))
        XCTAssertTrue(buffer.isRightToLeft(true, in: 7..<7))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 3..<3))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 8..<8))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 2..<6), "only one of the two paragraphs is right-to-left")
        buffer.setRightToLeft(false, in: 5..<5)
        XCTAssertFalse(buffer.isRightToLeft(true, in: 5..<5))
        XCTAssertTrue(buffer.isRightToLeft(false, in: 5..<5))
    }

    func testNeitherDirectionIsSetAtFirst() {
        let buffer = Self.buffer("one\ntwo")
        XCTAssertFalse(buffer.isRightToLeft(true, in: 0..<7))
        XCTAssertFalse(buffer.isRightToLeft(false, in: 0..<7))
    }

    func testARangeEndingAtALineBreakExcludesTheNextParagraph() {
        let buffer = Self.buffer("one\ntwo")
        buffer.setRightToLeft(true, in: 0..<4)
        XCTAssertTrue(buffer.isRightToLeft(true, in: 0..<3))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 5..<5))
    }

    func testAnEmptyParagraphCanHaveADirection() {
        let buffer = Self.buffer("one\n\nthree")
        buffer.setRightToLeft(true, in: 4..<4)
        XCTAssertTrue(buffer.isRightToLeft(true, in: 4..<4))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 0..<0))
        XCTAssertFalse(buffer.isRightToLeft(true, in: 6..<6))
    }

    func testAParagraphKeepsItsDirectionWhenTypingAtItsEnd() {
        let buffer = Self.buffer("one\ntwo")
        buffer.setRightToLeft(true, in: 5..<5)
        buffer.insertionPoint = 7
        buffer.replaceSelection(with: " and more")
        XCTAssertTrue(buffer.isRightToLeft(true, in: 9..<9))
        buffer.setRightToLeft(false, in: 9..<9)
        XCTAssertFalse(buffer.isRightToLeft(true, in: 5..<5))
        XCTAssertTrue(buffer.isRightToLeft(false, in: 5..<5))
    }
}
