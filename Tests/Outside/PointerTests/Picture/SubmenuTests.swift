import TestSupport
import XCTest

@testable import Driving

/// C8, C9: Rotate is a submenu, one level deep.
final class SubmenuTests: PictureTestCase {
    private static let turns = ["Rotate Left", "Rotate Right", "Flip Horizontally", "Flip Vertically"]

    private var submenu: [String]? {
        get throws {
            guard let menu = try openMenus.first?.findAll(role: "menu", name: "Rotate").first(where: \.isShowing)
            else { return nil }
            return try menu.findAll(role: "menu item").map { try $0.name }
        }
    }

    func testAClickOpensItAndChoosesFromIt() throws {
        try expectPicture(upright: false)
        try openPictureMenu()
        try choose("Rotate")
        try app.waitUntil("the submenu") { try self.submenu == Self.turns }
        try choose("Rotate Right")
        try expectNoMenu()
        try expectPicture(upright: true)
    }

    func testRightOpensItAndLeftAndEscapeCloseOneLevel() throws {
        try focusPicture()
        try app.keyboard.press("Menu")
        try expectMenu(.context, Self.rows)
        try expectKeys([("r", "Rotate")])
        try app.keyboard.press("Right")
        try app.waitUntil("the submenu") { try self.submenu == Self.turns }
        try expectSubmenuFocus("Rotate Left")
        try app.keyboard.press("Left")
        try expectMenu(.context, Self.rows)
        try expectFocus(on: "Rotate")
        try app.keyboard.press("Right")
        try expectSubmenuFocus("Rotate Left")
        try app.keyboard.press("Escape")
        try expectMenu(.context, Self.rows)
        try app.keyboard.press("Right")
        try expectSubmenuFocus("Rotate Left")
        try app.keyboard.press("Return")
        try expectNoMenu()
        try expectPicture(upright: true)
    }

    private func expectSubmenuFocus(_ name: String) throws {
        try app.waitUntil("\(name) to have the focus") {
            try self.app.accessible.find(role: "menu item", name: name)?.has("focused") == true
        }
    }
}
