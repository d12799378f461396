import Geometry
import TestSupport
import XCTest

@testable import Longpress

/// When a press that has opened a menu, and is still held, chooses an item.
final class PressSlideTests: LongpressTestCase {
    func testATremblingHandChoosesNothing() {
        let press = PressSlide()
        XCTAssertFalse(press.slide(to: Point(x: 50, y: 50)))
        XCTAssertFalse(press.slide(to: Point(x: 60, y: 57)), "10 points away")
        XCTAssertTrue(press.slide(to: Point(x: 61, y: 57)), "11 points away")
        XCTAssertTrue(press.slide(to: Point(x: 50, y: 50)), "it has slid, and is back")
        press.stop()
        XCTAssertFalse(press.slide(to: Point(x: 61, y: 57)), "another press")
    }
}
