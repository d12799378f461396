import TestSupport
import XCTest

@testable import Driving

/// A field in a popover of an unchanged program, with a finger.
class UnchangedPopoverTouchTestCase: UnchangedTouchTestCase {
    override var arguments: [String] { get throws { RenameProgram.arguments } }

    override func prepare(_ home: TemporaryFolder) throws { try RenameProgram.write(to: home) }

    /// Opens the popover, and returns its field, with nothing selected.
    fileprivate func openPopover() throws -> AccessibleNode {
        try touch.tap(at: try find(role: "button", name: "Rename").screenRectangle.center)
        let field = try app.waitForField()
        try app.waitUntil("its popover") { self.app.windows.popovers.count == 1 }
        // GTK selects all of the text, for which the menu is different.
        try app.keyboard.press("End")
        try app.waitUntil("nothing to be selected") { try field.selections.isEmpty }
        return field
    }
}

/// With a modal popover.
final class UnchangedPopoverTouchTests: UnchangedPopoverTouchTestCase {
    /// Nothing opens that GTK would close together with the popover at the next touch.
    func testAFingerDoesNotCloseThePopover() throws {
        let field = try openPopover()
        let word = try field.place(ofLetterAt: 65)
        for _ in 0..<2 {
            try touch.hold(at: word)
            XCTAssertTrue(try openMenus.isEmpty)
            waitForNewSuccession()
        }
        try touch.tap(at: word)
        try app.keyboard.type("x")
        try app.waitUntil("a letter where the tap was") { try field.text.count == 11 && !field.text.hasSuffix("x") }
        XCTAssertEqual(app.windows.popovers.count, 1)
    }
}

/// With a popover that isn't modal.
final class UnchangedOpenPopoverTouchTests: UnchangedPopoverTouchTestCase {
    override var arguments: [String] { get throws { RenameProgram.openArguments } }

    /// A hold shows the loupe and then the menu, a double tap selects with handles, and both act on the field.
    func testHoldsAndTapsActOnTheField() throws {
        let field = try openPopover()
        let word = try field.place(ofLetterAt: 65)
        try touch.hold(at: word) { try app.waitUntil("the loupe") { try self.app.windows.loupe != nil } }
        try app.waitUntil("the menu") { try self.openMenus.count == 1 && self.app.windows.loupe == nil }
        XCTAssertEqual(try Self.outline(of: openMenu(.edit)), "Select | Select All")
        XCTAssertEqual(app.windows.popovers.count, 2)
        // A tap beside it.
        try touch.tap(at: try field.place(ofLetterAt: 15))
        try app.waitUntil("the menu to close") { try self.openMenus.isEmpty }
        XCTAssertEqual(app.windows.popovers.count, 1)
        waitForNewSuccession()
        try touch.doubleTap(at: word)
        try app.waitUntil("the menu of the word") { try self.openMenus.count == 1 }
        XCTAssertEqual(try field.selections, [5..<10])
        _ = try Screenshot.settled()
        try Screenshot.take("unchanged-popover-touch")
        try touch.tap(at: try item("Cut").screenPoint)
        try app.waitUntil("the word to be cut") { try field.text == "Some " }
        XCTAssertEqual(app.windows.popovers.count, 1)
    }
}
