import TestSupport
import XCTest

@testable import Driving

/// A field in a popover of an unchanged program, on Wayland.
class UnchangedPopoverWaylandTestCase: UnchangedWaylandTestCase {
    override var arguments: [String] { get throws { RenameProgram.arguments } }

    override func prepare(_ home: TemporaryFolder) throws { try RenameProgram.write(to: home) }

    fileprivate static let items = "Select | Select All"
    fileprivate static let selected = "Cut | Copy | Delete"

    /// Opens the popover, and returns its field and the field's centre on screen. There is nothing else in the popover.
    fileprivate func openPopover() throws -> (AccessibleNode, ScreenPoint) {
        let before = try Screenshot.settled()
        try touch.tap(at: try find(role: "button", name: "Rename").screenRectangle.center)
        let field = try app.waitForField()
        let size = try field.extents
        let box = try app.waitFor("the popover") {
            let box = try Screenshot.settled().newBox(since: before)
            return box.flatMap { $0.width >= size.width && $0.height >= size.height ? $0 : nil }
        }
        // The arrow is above the field.
        return (field, ScreenPoint(x: box.center.x, y: box.bottom - 10 - size.height / 2))
    }

    fileprivate func expectThePopoverAlone(_ field: AccessibleNode) throws {
        try expectNoPopover()
        XCTAssertTrue(field.isShowing, "the popover closed, too")
    }

    fileprivate func checkThePointer() throws {
        let (field, middle) = try openPopover()
        app.pointer.click(at: middle)
        waitForNewSuccession()
        let box = try opening(.edit, Self.items) { app.pointer.click(.secondary, at: middle) }
        app.pointer.click(at: try rectangle(of: "Select All", in: box).center)
        try expectOnlyMenu(.edit, Self.selected)
        try app.waitUntil("everything to be selected") { try field.selections == [0..<10] }
        waitForNewSuccession()
        app.pointer.click(at: middle)
        try expectThePopoverAlone(field)
        waitForNewSuccession()
        app.pointer.hold(at: middle)
        try expectOnlyMenu(.edit, Self.items)
        try app.keyboard.press("Escape")
        try expectThePopoverAlone(field)
    }

    fileprivate func checkKeys() throws {
        let (field, middle) = try openPopover()
        app.pointer.click(at: middle)
        try app.waitUntil("the focus in the field") { field.has("focused") }
        for key in ["Menu", "shift+F10"] {
            try app.keyboard.press(key)
            try expectOnlyMenu(.edit, Self.items)
            try app.keyboard.press("Escape")
            try expectThePopoverAlone(field)
        }
        try app.keyboard.press("Menu")
        try expectOnlyMenu(.edit, Self.items)
        try app.keyboard.press("Right")
        try app.keyboard.press("Return")
        try expectOnlyMenu(.edit, Self.selected)
        try app.keyboard.press("Escape")
        try expectThePopoverAlone(field)
        try app.keyboard.press("BackSpace")
        try app.waitUntil("the focus to be in the field") { try field.text.isEmpty }
    }
}

/// With a modal popover. A finger opens no menu in it: see `UnchangedPopoverTouchTests`.
final class UnchangedPopoverWaylandTests: UnchangedPopoverWaylandTestCase {
    func testThePointerOpensTheMenu() throws { try checkThePointer() }

    func testKeysOpenTheMenu() throws { try checkKeys() }
}

/// With a popover that isn't modal.
final class UnchangedOpenPopoverWaylandTests: UnchangedPopoverWaylandTestCase {
    override var arguments: [String] { get throws { RenameProgram.openArguments } }

    func testThePointerOpensTheMenu() throws { try checkThePointer() }

    func testKeysOpenTheMenu() throws { try checkKeys() }

    func testAFingerOpensTheMenu() throws {
        let (field, middle) = try openPopover()
        // GTK has selected all of the text, for which the menu is different.
        try app.keyboard.press("End")
        try app.waitUntil("nothing to be selected") { try field.selections.isEmpty }
        try touch.hold(at: middle)
        try expectOnlyMenu(.edit, Self.items)
        waitForNewSuccession()
        try touch.tap(at: middle)
        try expectThePopoverAlone(field)
        waitForNewSuccession()
        let box = try opening(.edit, Self.items) { try touch.hold(at: middle) }
        try tap("Select All", in: box)
        try app.waitUntil("everything to be selected") { try field.selections == [0..<10] }
        try expectOnlyMenu(.edit, Self.selected)
        XCTAssertTrue(field.isShowing)
    }
}
