import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// Text of both directions: handles stand at the letters that are selected, not at the insertion points beside them.
final class MixedDirectionTests: LongpressTestCase {
    private static let text = "one שלום two"

    /// Expects the lines of the handles at the outer edges of the first and the last selected letter, as they are read.
    private static func expectHandles(
        of responder: any SelectionTarget, around range: Range<Int>, rightToLeft: Bool,
        letters: @MainActor (Int) -> Rectangle
    ) {
        let (first, last) = (letters(range.lowerBound), letters(range.upperBound - 1))
        let start = responder.handleLine(of: .start, on: range)
        let end = responder.handleLine(of: .end, on: range)
        XCTAssertEqual(start.minX, rightToLeft ? first.maxX : first.minX, accuracy: 1, "the start of \(range)")
        XCTAssertEqual(end.minX, rightToLeft ? last.minX : last.maxX, accuracy: 1, "the end of \(range)")
        XCTAssertGreaterThan(start.height, 5)
        XCTAssertGreaterThan(end.height, 5)
    }

    func testInATextView() throws {
        try TestWindow.withText(Self.text) { view, _ in
            let responder = TextViewResponder(view)
            @MainActor func letter(_ offset: Int) -> Rectangle { view.bounds(of: offset..<offset + 1) }
            Self.expectHandles(of: responder, around: 4..<8, rightToLeft: true, letters: letter)
            Self.expectHandles(of: responder, around: 5..<7, rightToLeft: true, letters: letter)
            Self.expectHandles(of: responder, around: 0..<3, rightToLeft: false, letters: letter)
            Self.expectHandles(of: responder, around: 9..<12, rightToLeft: false, letters: letter)
        }
    }

    func testInALabel() throws {
        let label = Label(Self.text)
        label.isSelectable = true
        let responder = LabelResponder(label)
        try TestWindow.with(label) { _ in
            @MainActor func letter(_ offset: Int) -> Rectangle { label.bounds(of: offset..<offset + 1) }
            Self.expectHandles(of: responder, around: 4..<8, rightToLeft: true, letters: letter)
            Self.expectHandles(of: responder, around: 0..<3, rightToLeft: false, letters: letter)
            Self.expectHandles(of: responder, around: 9..<12, rightToLeft: false, letters: letter)
        }
    }

    /// A double tap takes the word alone, and a tap knows what is selected.
    func testWhatIsSelectedIsKnownByItsLetters() throws {
        try TestWindow.withText(Self.text) { view, _ in
            let responder = TextViewResponder(view)
            let word = view.bounds(of: 4..<8)
            responder.selectForDoubleTap(at: Point(x: word.midX, y: word.midY))
            XCTAssertEqual(responder.selectedRange, 4..<8)
            XCTAssertTrue(responder.isSelected(at: Point(x: word.minX + 2, y: word.midY)))
            XCTAssertTrue(responder.isSelected(at: Point(x: word.maxX - 2, y: word.midY)))
            XCTAssertFalse(responder.isSelected(at: Point(x: word.maxX + 12, y: word.midY)))
            XCTAssertFalse(responder.isSelected(at: Point(x: word.minX - 12, y: word.midY)))
        }
    }
}
