import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// A finger on text in a popover has the same effects as in a window, unless the popover is modal.
final class PopoverTouchTests: LongpressTestCase {
    private static func withFinger(
        _ body: (Entry, InputSimulator, Native, (Int) throws -> Point) throws -> Void
    ) throws {
        try PopoverField.with(modal: [false]) { field, popover, _ in
            try body(field, InputSimulator(in: popover), popover) { offset in
                let letter = field.bounds(of: offset..<offset)
                return try XCTUnwrap(field.convert(Point(x: letter.midX, y: letter.midY), to: popover))
            }
        }
    }

    func testATapPlacesTheInsertionPoint() throws {
        try Self.withFinger { field, finger, _, place in
            finger.press(.finger, at: try place(6))
            finger.lift()
            TestWindow.settle()
            XCTAssertEqual(field.selectedRange, 6..<6)
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    /// The loupe is over the popover while the finger holds; the menu opens as it lifts.
    func testAHoldShowsTheLoupe() throws {
        try Self.withFinger { field, finger, popover, place in
            let windows = try TestDisplay.shared().windows
            finger.press(.finger, at: try place(6))
            try waitUntil("the loupe") { try windows.loupe != nil }
            XCTAssertTrue(finger.isHolding)
            finger.move(to: try place(2))
            XCTAssertEqual(field.selectedRange, 2..<2)
            finger.lift()
            try waitUntil("the loupe to go") { try windows.loupe == nil }
            try PopoverField.expect("Select | Select All", in: popover)
        }
    }

    /// Anything opened over a modal popover would close it at the next touch.
    func testAFingerOpensNothingInAModalPopover() throws {
        try PopoverField.with(modal: [true]) { field, popover, _ in
            let finger = InputSimulator(in: popover)
            let letter = field.bounds(of: 6..<6)
            let place = try XCTUnwrap(field.convert(Point(x: letter.midX, y: letter.midY), to: popover))
            finger.tap(.finger, at: place, from: 1_000, to: 1_020)
            finger.tap(.finger, at: place, from: 1_100, to: 1_120)
            finger.press(.finger, at: place)
            TestWindow.settle()
            XCTAssertFalse(finger.isHolding)
            finger.lift()
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertNil(field.selection)
        }
    }

    /// A double tap's selection has handles, which can be dragged.
    func testHandlesCanBeDragged() throws {
        try Self.withFinger { field, finger, popover, letter in
            finger.tap(.finger, at: try letter(6), from: 1_000, to: 1_020)
            finger.tap(.finger, at: try letter(6), from: 1_100, to: 1_120)
            try PopoverField.expect("Cut | Copy | Delete | Select All", in: popover)
            XCTAssertEqual(field.selection, 5..<9)
            finger.handledWidget = field
            let start = try waitFor("the handles") { finger.location(of: .start) }
            let knob = try XCTUnwrap(finger.location(of: .end))
            let frame = try XCTUnwrap(field.bounds(in: popover))
            let place = try field.screenRectangle.origin.moved(
                x: Int(knob.x - frame.minX), y: Int(knob.y - frame.minY))
            try waitUntil("the knob to be drawn") {
                let color = try Screenshot.pixel(at: place)
                return Int(color.blue) > Int(color.red) + 100
            }
            finger.startOver()
            finger.press(.finger, at: start)
            XCTAssertNil(MenuPresenter.shared.openKind)
            let goal = try letter(0)
            for x in stride(from: start.x, through: goal.x, by: -2) { finger.move(to: Point(x: x, y: start.y)) }
            finger.lift()
            try PopoverField.expect("Cut | Copy | Delete", in: popover)
            XCTAssertEqual(field.selection, 0..<9)
        }
    }
}
