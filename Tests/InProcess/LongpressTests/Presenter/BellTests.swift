import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// What made sense as a menu was shown, and doesn't any more as it is chosen, isn't passed over in silence.
final class BellTests: LongpressTestCase {
    func testACommandThatIsNotPossibleAnyMoreRingsTheBell() throws {
        try ItemWindow.with { item, responder, window in
            let bell = try BellWatch()
            XCTAssertTrue(MenuPresenter.shared.open(on: item))
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the command") { responder.performed == [ItemWindow.open.id] }
            iterateMainContext()
            XCTAssertEqual(bell.count, 0, "it was possible")

            XCTAssertTrue(MenuPresenter.shared.open(on: item))
            responder.able = []
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the bell") { bell.count > 0 }
            XCTAssertEqual(bell.count, 1)
            XCTAssertEqual(responder.performed, [ItemWindow.open.id])
        }
    }
}
