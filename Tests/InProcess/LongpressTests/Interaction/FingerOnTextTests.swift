import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// A finger that moves on a field or a label scrolls the surroundings; only a tap moves the insertion point.
final class FingerOnTextTests: LongpressTestCase {
    /// Shows a text in a scrolled window, with content above and below it.
    private static func with(
        _ text: Widget, _ responder: any SelectionTarget,
        _ body: (Window, ScrolledWindow, InputSimulator, Point) throws -> Void
    ) throws {
        text.responder = responder
        text.menu = .edit(EditMenu())
        let column = Box(.vertical)
        let spaces = (0..<2).map { _ in Box(.vertical) }
        spaces.forEach { $0.setMinimumSize(width: 100, height: 600) }
        [spaces[0], text, spaces[1]].forEach(column.append)
        let scrolled = ScrolledWindow(column)
        try TestWindow.with(scrolled) { window in
            try waitUntil("the layout") { text.size.height > 1 && scrolled.visibleHeight > 1 }
            scrolled.scrollPosition = 500
            let place = try waitFor("the text to be visible") {
                let place = text.convert(Point(x: 20, y: text.size.height / 2), to: window)
                return place.flatMap { (50..<350).contains($0.y) ? $0 : nil }
            }
            try body(window, scrolled, InputSimulator(in: window), Point(x: place.x, y: place.y))
        }
    }

    private static func expectScrolling(_ text: Widget, _ responder: any SelectionTarget) throws {
        try with(text, responder) { window, scrolled, finger, place in
            for range in [2..<2, 4..<7] {
                responder.selectedRange = range
                let (before, selected) = (scrolled.scrollPosition, responder.selectedRange)
                finger.press(.finger, at: place)
                for step in 1...30 { finger.move(to: Point(x: place.x + 3, y: place.y - Double(step) * 2)) }
                XCTAssertEqual(scrolled.scrollPosition, before + 60, "\(text.typeName)")
                pause(milliseconds: 150)
                finger.lift()
                TestWindow.settle()
                XCTAssertEqual(scrolled.scrollPosition, before + 60, "\(text.typeName)")
                XCTAssertEqual(responder.selectedRange, selected, "\(text.typeName)")
                scrolled.scrollPosition = before
                try waitUntil("the text where it was") {
                    text.convert(Point(x: 20, y: text.size.height / 2), to: window)?.y == place.y
                }
                finger.startOver()
            }
            MenuPresenter.shared.close()
            responder.selectedRange = 0..<0
            finger.startOver()
            finger.press(.finger, at: place)
            finger.lift()
            let position = responder.closestPosition(to: Point(x: 20, y: text.size.height / 2))
            XCTAssertGreaterThan(position, 0)
            // Text that can't be edited has no visible insertion point, but knows its position.
            if Editable(text) != nil {
                XCTAssertEqual(responder.selectedRange, position..<position, "\(text.typeName)")
            }
        }
    }

    func testAFieldScrollsWithTheFinger() throws {
        let entry = Entry()
        entry.text = "some text in a field"
        try Self.expectScrolling(entry, EntryResponder(entry))
    }

    func testALabelScrollsWithTheFinger() throws {
        let label = Label("some text in a label")
        label.isSelectable = true
        label.align(horizontal: .start)
        try Self.expectScrolling(label, LabelResponder(label))
    }
}
