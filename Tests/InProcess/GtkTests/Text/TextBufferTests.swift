import XCTest

@testable import Gtk
@testable import Platform

/// Text, selection and insertion point, counted in Unicode scalars.
final class TextBufferTests: GtkTestCase {
    private static func buffer(_ text: String) -> TextBuffer {
        let buffer = TextBuffer()
        buffer.text = text
        return buffer
    }

    func testOffsetsAreCountedInUnicodeScalars() {
        let buffer = Self.buffer("né😀e\u{301}")
        XCTAssertEqual(buffer.count, 5)
        XCTAssertEqual(buffer.text(in: 2..<3), "😀")
        XCTAssertEqual(Array(buffer.text(in: 3..<5).unicodeScalars), ["e", "\u{301}"])
        XCTAssertEqual(buffer.text, "né😀e\u{301}")
    }

    func testNothingIsSelectedAtFirst() {
        let buffer = Self.buffer("text")
        XCTAssertNil(buffer.selection)
        buffer.insertionPoint = 2
        XCTAssertNil(buffer.selection)
        XCTAssertEqual(buffer.insertionPoint, 2)
    }

    func testSelectingPutsTheInsertionPointAtTheEnd() {
        let buffer = Self.buffer("some text")
        buffer.select(5..<9)
        XCTAssertEqual(buffer.selection, 5..<9)
        XCTAssertEqual(buffer.insertionPoint, 9)
        buffer.select(3..<3)
        XCTAssertNil(buffer.selection)
        XCTAssertEqual(buffer.insertionPoint, 3)
    }

    func testOffsetsBeyondTheEndMeanTheEnd() {
        let buffer = Self.buffer("text")
        buffer.select(2..<100)
        XCTAssertEqual(buffer.selection, 2..<4)
        XCTAssertEqual(buffer.text(in: 3..<50), "t")
    }

    func testReplacingTheSelectionPutsTheInsertionPointAfterIt() {
        let buffer = Self.buffer("one two three")
        buffer.select(4..<7)
        var steps = 0
        buffer.connect("end-user-action") { _ in steps += 1 }
        buffer.replaceSelection(with: "zwei – 2")
        XCTAssertEqual(buffer.text, "one zwei – 2 three")
        XCTAssertEqual(buffer.insertionPoint, 12)
        XCTAssertNil(buffer.selection)
        XCTAssertGreaterThan(steps, 0)
    }

    func testReplacingNothingInserts() {
        let buffer = Self.buffer("ac")
        buffer.insertionPoint = 1
        buffer.replaceSelection(with: "b")
        XCTAssertEqual(buffer.text, "abc")
        XCTAssertEqual(buffer.insertionPoint, 2)
    }

    func testDeletingTheSelectionLeavesTheRest() {
        let buffer = Self.buffer("one two")
        buffer.deleteSelection()
        XCTAssertEqual(buffer.text, "one two")
        buffer.select(0..<4)
        buffer.deleteSelection()
        XCTAssertEqual(buffer.text, "two")
        XCTAssertEqual(buffer.insertionPoint, 0)
    }

    func testAParagraphExcludesItsLineBreak() {
        let buffer = Self.buffer("one\n\nthree\n")
        XCTAssertEqual(buffer.paragraphRange(at: 0), 0..<3)
        XCTAssertEqual(buffer.paragraphRange(at: 3), 0..<3)
        XCTAssertEqual(buffer.paragraphRange(at: 4), 4..<4)
        XCTAssertEqual(buffer.paragraphRange(at: 7), 5..<10)
        XCTAssertEqual(buffer.paragraphRange(at: 11), 11..<11)
    }

    func testSelectionChangesAreReportedButReadingIsNot() {
        let buffer = Self.buffer("some text")
        var calls = 0
        buffer.onSelectionChange { calls += 1 }
        buffer.select(0..<4)
        XCTAssertGreaterThan(calls, 0)
        calls = 0
        buffer.insertionPoint = 7
        XCTAssertGreaterThan(calls, 0)
        calls = 0
        _ = buffer.wordRange(at: 2)
        _ = buffer.text
        XCTAssertEqual(calls, 0)
    }

    func testTextChangesAreReported() {
        let buffer = Self.buffer("text")
        var calls = 0
        buffer.onChange { calls += 1 }
        buffer.insertionPoint = 0
        XCTAssertEqual(calls, 0)
        buffer.replaceSelection(with: "a")
        XCTAssertEqual(calls, 1)
    }

    func testGtkKeepsNoHistoryOfItsOwn() {
        let view = TextView(Self.buffer("text"))
        view.buffer.replaceSelection(with: "more ")
        view.activateAction("text.undo")
        XCTAssertEqual(view.buffer.text.count, 9)
    }
}
