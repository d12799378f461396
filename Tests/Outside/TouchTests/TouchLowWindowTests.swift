import TestSupport
import XCTest

@testable import Driving

/// C28 with a finger: a swipe scrolls a menu that is too high for its window, and so does a held finger at its edge.
final class TouchLowWindowTests: TouchTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try makeWindowLow()
    }

    private func isInSight(_ name: String) throws -> Bool {
        let (item, menu) = (
            try find(role: "menu item", name: name).screenRectangle, try openMenu(.context).screenRectangle
        )
        return item.y >= menu.y && item.bottom <= menu.bottom
    }

    private func expectRemoved() throws {
        try expectNoMenu()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    func testASwipeScrollsTheMenu() throws {
        try touch.hold(at: picture().screenRectangle.center)
        try expectMenu(.context, PictureTestCase.rows)
        XCTAssertFalse(try isInSight("Remove Image"))
        let middle = try openMenu(.context).screenRectangle.center
        try touch.begin(at: middle.moved(y: 40))
        try touch.move(to: middle.moved(y: -80))
        try touch.end()
        try app.waitUntil("the last item in sight") { try self.isInSight("Remove Image") }
        _ = try Screenshot.settled()
        try touch.tap(at: item("Remove Image").screenRectangle.center)
        try expectRemoved()
    }

    /// C3.
    func testAHeldFingerAtTheEdgeScrollsTheMenu() throws {
        try touch.begin(at: picture().screenRectangle.center)
        try expectMenu(.context, PictureTestCase.rows)
        let menu = try openMenu(.context).screenRectangle
        try touch.move(to: ScreenPoint(x: menu.center.x, y: menu.bottom + 2))
        try app.waitUntil("the last item in sight") { try self.isInSight("Remove Image") }
        try touch.move(to: item("Remove Image").screenRectangle.center)
        try touch.end()
        try expectRemoved()
    }
}
