import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// Bidirectional text: handles are at the selected letters, not at the insertion points beside them.
final class MixedDirectionTests: LongpressTestCase {
    private static let text = "one שלום two"

    /// Expects the handles' stems at the outer edges of the first and the last selected letter, in reading order.
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

    func testHandlesInATextView() throws {
        try TestWindow.withText(Self.text) { view, _ in
            let responder = TextViewResponder(view)
            @MainActor func letter(_ offset: Int) -> Rectangle { view.bounds(of: offset..<offset + 1) }
            Self.expectHandles(of: responder, around: 4..<8, rightToLeft: true, letters: letter)
            Self.expectHandles(of: responder, around: 5..<7, rightToLeft: true, letters: letter)
            Self.expectHandles(of: responder, around: 0..<3, rightToLeft: false, letters: letter)
            Self.expectHandles(of: responder, around: 9..<12, rightToLeft: false, letters: letter)
        }
    }

    func testHandlesInALabel() throws {
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

    /// The selection is the range from its fixed end to the letter under the pointer. The highlight, *Copy*, the handles and the
    /// target rectangle all agree with it.
    func testADraggedHandleSelectsInReadingOrder() throws {
        try TestWindow.withText(Self.text) { view, _ in
            let responder = TextViewResponder(view)
            @MainActor func letter(_ offset: Int) -> Rectangle { view.bounds(of: offset..<offset + 1) }
            for position in 1...Self.text.count {
                var drag = SelectionDrag(0..<1, dragging: .end)
                let last = letter(position - 1)
                // The outer half of the letter, which is its left half in right-to-left text.
                let isHebrew = (5...8).contains(position)
                let hand = Point(x: isHebrew ? last.minX + 1 : last.maxX - 1, y: last.midY)
                let found = responder.closestPosition(to: hand)
                // Where the directions meet, two positions have the same place.
                let isBorder = [4, 8, 9].contains(position) || [4, 8].contains(found)
                if !isBorder { XCTAssertEqual(found, position) }
                drag.move(to: position, nearest: 1)
                responder.selectedRange = drag.selection
                XCTAssertEqual(view.buffer.text(in: view.buffer.selectedRange), String(Self.text.prefix(position)))
                let target = try XCTUnwrap(responder.targetRectangle).inset(by: -1)
                for offset in drag.selection {
                    let middle = Point(x: letter(offset).midX, y: letter(offset).midY)
                    XCTAssertTrue(target.contains(middle), "letter \(offset) of \(drag.selection)")
                    if Array(Self.text)[offset] != " " { XCTAssertTrue(responder.isSelected(at: middle), "\(offset)") }
                }
                let end = responder.handleLine(of: .end, on: drag.selection)
                XCTAssertEqual(end.minX, isHebrew ? last.minX : last.maxX, accuracy: 1, "the end of \(drag.selection)")
            }
        }
    }

    /// A double tap selects only the word, and a tap knows whether it hits the selection.
    func testOnlyTheSelectedLettersAreHit() throws {
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
