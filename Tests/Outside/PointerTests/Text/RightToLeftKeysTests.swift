import TestSupport
import XCTest

@testable import Driving

/// In a right-to-left language, the menus and their arrow keys are mirrored.
final class RightToLeftKeysTests: AppTestCase {
    override var environment: [String: String] { World.rightToLeft }

    func testTheEditMenuStartsAtTheRightAndArrowsMoveAsTheyPoint() throws {
        try select("finger")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        XCTAssertGreaterThan(try item("Cut").screenRectangle.x, try item("Copy").screenRectangle.right - 1)
        try expectFocus(on: "Cut")
        try expectKeys([("Left", "Copy"), ("Right", "Cut"), ("Right", "Share…"), ("Down", "Cut"), ("Down", "Copy")])
    }

    func testTheLeftArrowOpensASubmenuAndTheRightClosesIt() throws {
        app.pointer.click(at: try picture().screenPoint)
        try app.waitUntil("the picture to have the focus") { try picture().has("focused") }
        try app.keyboard.press("Menu")
        try expectFocus(on: "Open")
        try expectKeys([("r", "Rotate"), ("Left", "Rotate Left"), ("Right", "Rotate")])
    }
}
