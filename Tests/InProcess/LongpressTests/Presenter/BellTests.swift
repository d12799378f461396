import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A command that was available when the menu opened, but no longer is when it is chosen, rings the bell.
final class BellTests: LongpressTestCase {
    func testACommandThatIsNoLongerPossibleRingsTheBell() throws {
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
