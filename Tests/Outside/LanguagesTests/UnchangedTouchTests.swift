import TestSupport
import XCTest

@testable import Driving

/// A program that listens only for secondary clicks.
final class UnchangedTouchTests: UnchangedTouchTestCase {
    override var arguments: [String] { get throws { ItemsProgram.arguments } }

    override func prepare(_ home: TemporaryFolder) throws { try ItemsProgram.write(to: home) }

    /// A hold opens the same menu as a secondary click, while the finger is still down. A tap opens nothing.
    func testAHoldOpensTheSecondaryClicksMenu() throws {
        let place = try find(role: "label", name: "An item").screenRectangle.center
        try touch.tap(at: place)
        try expectNoMenu()
        try touch.hold(at: place) { try expectMenu(.context, "Open") }
        try expectMenu(.context, "Open")
        try touch.tap(at: try item("Open").screenPoint)
        try app.waitUntil("the action") { self.app.standardOutput == "closed\nopen\n" }
    }

    /// The finger slides onto a row, and chooses it by lifting.
    func testSlidingOntoARowChoosesIt() throws {
        try touch.begin(at: try find(role: "label", name: "An item").screenRectangle.center)
        try expectMenu(.context, "Open")
        try touch.move(to: try item("Open").screenPoint)
        try touch.end()
        try app.waitUntil("the action") { self.app.standardOutput == "closed\nopen\n" }
    }
}

/// A program that listens for any button, and checks which one it was.
final class UnchangedAnyButtonTouchTests: UnchangedTouchTestCase {
    override var arguments: [String] { get throws { ItemsProgram.anyButtonArguments } }

    override func prepare(_ home: TemporaryFolder) throws { try ItemsProgram.write(to: home) }

    /// A hold opens the same menu as a secondary click, and isn't a click; a tap is one.
    func testAHoldOpensTheSecondaryClicksMenu() throws {
        let place = try find(role: "label", name: "An item").screenRectangle.center
        try touch.hold(at: place) { try expectMenu(.context, "Open") }
        try expectMenu(.context, "Open")
        try touch.tap(at: try item("Open").screenPoint)
        try app.waitUntil("the action") { self.app.standardOutput == "closed\nopen\n" }
        try touch.tap(at: place)
        try app.waitUntil("the click") { self.app.standardOutput == "closed\nopen\nclicked\n" }
    }

    /// On a widget for which a secondary click opens nothing, a finger that was held still drags and clicks.
    func testDragsAndClicksStillWork() throws {
        let place = try find(role: "label", name: "Without a menu").screenRectangle.center
        try touch.hold(at: place)
        try app.waitUntil("the click") { self.app.standardOutput == "clicked\n" }
        try touch.begin(at: place)
        pause(milliseconds: 700)
        for step in 1...4 { try touch.move(to: ScreenPoint(x: place.x + 30 * step, y: place.y)) }
        try touch.end()
        try app.waitUntil("the drag") { self.app.standardOutput.hasPrefix("clicked\ndragged\n") }
        try expectNoMenu()
    }
}

/// Nautilus, which has long-press gestures of its own.
final class UnchangedFilesTouchTests: UnchangedTouchTestCase {
    override var arguments: [String] { get throws { ["nautilus", "--new-window", "outer/files"] } }

    override func prepare(_ home: TemporaryFolder) throws {
        for name in ["map.txt", "note.txt", "recipes.txt", "songs.txt"] {
            try home.write("words", to: "outer/files/\(name)")
        }
    }

    /// A hold on a file opens the library's menu for it, which acts on the file.
    func testAHoldOnAFileOpensItsMenu() throws {
        let file = try find(role: "label", name: "note.txt").screenRectangle.center
        try touch.hold(at: file) { try TestSupport.waitUntil("a menu") { try !openMenus.isEmpty } }
        _ = try Screenshot.settled()
        try Screenshot.take("unchanged-file")
        let menu = try openMenu(.context)
        for command in ["Cut", "Copy", "Rename…", "Move to Trash"] {
            XCTAssertNotNil(try menu.find(role: "menu item", name: command), command)
        }
        try touch.tap(at: try item("Rename…").screenPoint)
        _ = try app.waitFor("the field for the name") {
            try self.app.accessible.first { try $0.role == "text box" && $0.isShowing && $0.text == "note.txt" }
        }
    }

    /// A folder in the path bar listens for any button: a hold opens its menu, and doesn't open the folder, as a tap does.
    func testAHoldOnAPathBarsFolderOpensItsMenu() throws {
        let folder = try app.waitFor("the folder in the path") {
            try self.app.accessible.first { try $0.role == "label" && $0.name == "outer" && $0.isShowing }
        }
        try touch.hold(at: try folder.screenRectangle.center) {
            try TestSupport.waitUntil("a menu") { try !openMenus.isEmpty }
        }
        XCTAssertNotNil(try openMenu(.context).find(role: "menu item", name: "Open in New Window"))
        try app.keyboard.press("Escape")
        try expectNoMenu()
        _ = try find(role: "label", name: "note.txt")
    }
}
