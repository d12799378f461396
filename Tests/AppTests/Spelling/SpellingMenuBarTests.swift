import TestSupport
import XCTest

/// The commands for spelling in the menu bar (C7).
final class SpellingMenuBarTests: MenuBarTestCase {
    func testX() throws {
        try write("one recieve ")
        try putCaret(before: "cieve")
        try openBarMenu("Edit")
        let spelling = try app.waitFor("the submenu’s item") {
            try app.accessible.find(role: "menu bar")?.findAll(role: "menu item", name: "Spelling").first
        }
        app.pointer.click(at: try spelling.screenPoint)
        pause(milliseconds: 800)
        print(try app.accessible.outline)
    }
}
