import TestSupport
import XCTest

@testable import Driving

/// A field in a popover of an unchanged program, under longpress-in, with pointer and keys.
class UnchangedPopoverTestCase: AppTestCase {
    override var executable: String? { get throws { "\(try SongsTestCase.installed())/bin/longpress-in" } }

    override var arguments: [String] { get throws { RenameProgram.arguments } }

    override func prepare(_ home: TemporaryFolder) throws { try RenameProgram.write(to: home) }

    /// Opens the popover, and returns its focused field.
    fileprivate func openPopover() throws -> AccessibleNode {
        app.pointer.click(at: try find(role: "button", name: "Rename").screenRectangle.center)
        let field = try app.waitForField()
        try app.waitUntil("its popover") { self.app.windows.popovers.count == 1 }
        app.pointer.click(at: try field.screenRectangle.center)
        try app.waitUntil("the focus in it") { field.has("focused") }
        waitForNewSuccession()
        return field
    }

    fileprivate func expectMenu(_ items: String, line: UInt = #line) throws {
        let menu = try openMenu(.edit)
        XCTAssertEqual(try Self.outline(of: menu), items, line: line)
        XCTAssertEqual(app.windows.popovers.count, 2, line: line)
    }

    fileprivate func expectThePopoverAlone(line: UInt = #line) throws {
        try app.waitUntil("the menu to close") { try self.app.windows.popovers.count < 2 && self.openMenus.isEmpty }
        XCTAssertEqual(app.windows.popovers.count, 1, "the popover closed, too", line: line)
    }

    fileprivate func checkTheSecondaryButton() throws {
        let field = try openPopover()
        let word = try field.place(ofLetterAt: 65)
        app.pointer.click(.secondary, at: word)
        try expectMenu("Select | Select All")
        // Beside the menu.
        app.pointer.click(at: try field.place(ofLetterAt: 15))
        try expectThePopoverAlone()
        waitForNewSuccession()
        app.pointer.click(.secondary, at: word)
        try expectMenu("Select | Select All")
        _ = try Screenshot.settled()
        try Screenshot.take("unchanged-popover")
        try choose("Select All")
        try app.waitUntil("everything to be selected") { try field.selections == [0..<10] }
        try expectMenu("Cut | Copy | Delete")
        try choose("Cut")
        try app.waitUntil("the text to be cut") { try field.text.isEmpty }
        try expectThePopoverAlone()
        try app.keyboard.type("new")
        try app.waitUntil("the focus to be in the field") { try field.text == "new" }
    }

    fileprivate func checkAHold() throws {
        let field = try openPopover()
        app.pointer.hold(at: try field.place(ofLetterAt: 65))
        try expectMenu("Select | Select All")
        try app.keyboard.press("Escape")
        try expectThePopoverAlone()
        XCTAssertTrue(field.has("focused"))
    }

    fileprivate func checkKeys() throws {
        let field = try openPopover()
        for key in ["Menu", "shift+F10"] {
            try app.keyboard.press(key)
            try expectMenu("Select | Select All")
            try app.keyboard.press("Escape")
            try expectThePopoverAlone()
            try app.waitUntil("the focus to be in the field") { field.has("focused") }
        }
        try app.keyboard.press("Menu")
        try expectMenu("Select | Select All")
        try app.keyboard.press("Right")
        try app.keyboard.press("Return")
        try app.waitUntil("everything to be selected") { try field.selections == [0..<10] }
        try app.keyboard.press("Escape")
        try expectThePopoverAlone()
    }
}

/// With a modal popover.
final class UnchangedPopoverTests: UnchangedPopoverTestCase {
    func testTheSecondaryButtonOpensTheMenu() throws { try checkTheSecondaryButton() }

    func testAHoldOpensTheMenu() throws { try checkAHold() }

    func testKeysOpenTheMenu() throws { try checkKeys() }
}

/// With a popover that isn't modal.
final class UnchangedOpenPopoverTests: UnchangedPopoverTestCase {
    override var arguments: [String] { get throws { RenameProgram.openArguments } }

    func testTheSecondaryButtonOpensTheMenu() throws { try checkTheSecondaryButton() }

    func testAHoldOpensTheMenu() throws { try checkAHold() }

    func testKeysOpenTheMenu() throws { try checkKeys() }
}

extension AppUnderTest {
    /// Returns the field of the popover, once it is visible.
    func waitForField() throws -> AccessibleNode {
        try waitFor("the field") {
            try self.accessible.first { try $0.role == "text box" && $0.isShowing && $0.text == "Some words" }
        }
    }
}

extension AccessibleNode {
    /// Returns a place in the line of a field, at a distance in points from its beginning: GTK 4.8 doesn't report where a field's
    /// letters are.
    func place(ofLetterAt x: Int) throws -> ScreenPoint {
        let field = try screenRectangle
        return ScreenPoint(x: field.x + x, y: field.center.y)
    }
}
