import TestSupport
import XCTest

@testable import Driving

/// How a picture's menu opens, and its items.
final class PictureMenuTests: PictureTestCase {
    /// C1, C2, C4, C6: every way opens the same menu on the same item, with the commands most likely needed for a picture.
    func testEveryWayOpensTheSameMenu() throws {
        for opening in [Opening.hold, .secondaryClick, .menuKey, .shiftF10] {
            try focusPicture()
            try open(opening, at: middle)
            try expectMenu(.context, Self.rows)
            XCTAssertTrue(try picture().has("selected"), "\(opening)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// C28: the menu stays within the window, even when opened at its corner; C12: beside the preview it has the written order.
    func testTheMenuStaysInTheWindow() throws {
        let place = try picture().screenRectangle
        for point in [
            ScreenPoint(x: place.right - 12, y: place.bottom - 12), ScreenPoint(x: place.x + 12, y: place.y + 12),
        ] {
            app.pointer.click(.secondary, at: point)
            try expectMenu(.context, Self.rows)
            let menu = try XCTUnwrap(app.windows.popovers.first?.visibleFrame)
            let window = try window.visibleFrame
            XCTAssertTrue(
                menu.x >= window.x && menu.right <= window.right && menu.y >= window.y && menu.bottom <= window.bottom,
                "\(menu) is not within \(window)")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
