import TestSupport
import XCTest

@testable import Gtk

/// If a row is wider than its view, its beginning is visible first, in both directions of layout; the rest can be scrolled to.
final class ScrolledRowTests: LongpressTestCase {
    private func check(_ line: UInt = #line) throws {
        let row = Box(.horizontal)
        let labels = (1...6).map { Label("label \($0)") }
        for label in labels {
            label.setMinimumSize(width: 400)
            row.append(label)
        }
        let view = ScrolledWindow(row: row)
        view.setMinimumSize(width: 200)
        let content = Box(.vertical)
        content.append(view)
        try ShownWindow.with(content) { window in
            @MainActor func isVisible(_ label: Label) -> Bool {
                guard let place = label.bounds(in: window), let frame = view.bounds(in: window) else { return false }
                return place.minX >= frame.minX && place.maxX <= frame.maxX
            }
            XCTAssertLessThan(view.size.width, 2400, line: line)
            XCTAssertTrue(isVisible(labels[0]), line: line)
            XCTAssertFalse(isVisible(labels[5]), line: line)
            labels[5].scrollIntoRow()
            try waitUntil("the last label") { isVisible(labels[5]) }
            XCTAssertFalse(isVisible(labels[0]), line: line)
            labels[0].scrollIntoRow()
            try waitUntil("the first label") { isVisible(labels[0]) }
        }
    }

    func testARowScrollsFromLeftToRight() throws { try check() }

    func testARowScrollsFromRightToLeft() throws { try RightToLeft.during { try check() } }
}
