import TestSupport
import XCTest

@testable import Driving

/// An unchanged program under longpress-in that opens GTK's own context menu.
final class UnchangedMenuTests: AppTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var arguments: [String] { get throws { ItemsProgram.arguments } }

    override var environment: [String: String] { SongsTestCase.libraryPaths }

    override func prepare(_ home: TemporaryFolder) throws { try ItemsProgram.write(to: home) }

    /// The library's menu replaces it, without items that can't be performed. The program is notified that its menu has closed,
    /// and what was chosen.
    func testAContextMenuIsReplaced() throws {
        let place = try find(role: "label", name: "An item").screenRectangle.center
        app.pointer.click(.secondary, at: place)
        try expectMenu(.context, "Open")
        try choose("Open")
        try app.waitUntil("the action") { self.app.standardOutput == "closed\nopen\n" }
        try expectNoMenu()
        waitForNewSuccession()
        app.pointer.click(.secondary, at: place)
        try expectMenu(.context, "Open")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.waitUntil("the program to be notified") { self.app.standardOutput == "closed\nopen\nclosed\n" }
    }

    /// The press that has opened the menu can choose a row.
    func testSlidingOntoARowChoosesIt() throws {
        app.pointer.move(to: try find(role: "label", name: "An item").screenRectangle.center)
        app.pointer.press(.secondary)
        try expectMenu(.context, "Open")
        app.pointer.move(to: try item("Open").screenPoint)
        app.pointer.release(.secondary)
        try app.waitUntil("the action") { self.app.standardOutput == "closed\nopen\n" }
    }

    /// The menu of a button is the program's own, including items that can't be performed.
    func testButtonsKeepTheirMenus() throws {
        app.pointer.click(at: try find(role: "button", name: "More").screenRectangle.center)
        try app.waitUntil("both items") {
            try self.app.accessible.findAll(role: "menu item").filter(\.isShowing).map { try $0.name } == [
                "Open", "Shut",
            ]
        }
        XCTAssertEqual(app.standardOutput, "")
    }
}
