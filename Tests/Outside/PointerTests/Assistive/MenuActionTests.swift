import TestSupport
import XCTest

@testable import Driving

/// The actions of text, caption and pictures for assistive technologies, without a pointer: the menus requested by action name
/// are the library's, and no others.
final class MenuActionTests: AppTestCase {
    func testTheNotesActionOpensTheEditMenu() throws {
        try select("finger")
        try note.doAction("menu.popup")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectFocus(on: "Cut")
        try expectSelection("finger")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.waitUntil("the focus to be back") { try self.note.has("focused") }
        // This can be repeated.
        try note.doAction("menu.popup")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
    }

    func testTheCaptionsActionOpensTheEditMenu() throws {
        try caption.doAction("menu.popup")
        // GTK selects the whole text of a label that gets the focus.
        try expectMenu(.edit, "Copy | Edit Caption…")
        try expectFocus(on: "Copy")
    }

    func testThePicturesActionOpensTheContextMenu() throws {
        try picture().doAction("menu.popup")
        XCTAssertEqual(try openMenu(.context).name, "Menu of \(welcomeCaption)")
        try expectFocus(on: "Open")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.waitUntil("the focus to be on the picture") { try self.picture().has("focused") }
    }

    func testTheActivateActionOpensAPicture() throws {
        try picture().doAction("item.activate")
        try app.waitUntil("the viewer") { self.app.windows.topLevels.count == 2 }
    }

    /// A sheet must be answered first.
    func testNoMenuOpensBehindASheet() throws {
        try select("finger")
        try chooseInMenuBar("File", "Share…")
        let sheet = try app.waitForSheet("Share")
        try note.doAction("menu.popup")
        try picture().doAction("menu.popup")
        try app.keyboard.press("Escape")
        try app.waitUntil("the sheet to be gone") { !sheet.has("showing") }
        try expectNoMenu()
        try expectSelection("finger")
    }
}
