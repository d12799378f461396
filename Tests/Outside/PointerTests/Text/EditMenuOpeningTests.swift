import TestSupport
import XCTest

@testable import Driving

/// How the edit menu of a text is opened, and what is in it.
final class EditMenuOpeningTests: AppTestCase {
    /// E4, E12, E13, E18.
    func testAHoldOpensTheMenuWhenTheButtonIsLetGoAndNotBefore() throws {
        let watch = try PopoverWatch(app.windows)
        try app.pointer.hold(at: place(of: "mouse")) {
            XCTAssertEqual(watch.appeared, 0, "the menu opened while the button was still held")
        }
        try expectMenu(.edit, "Select | Select All")
        XCTAssertEqual(watch.appeared, 1)
        XCTAssertTrue(try note.has("focused"))
    }

    /// E18.
    func testAHoldThatMovesAwayOpensNothing() throws {
        let place = try place(of: "mouse")
        try expectNothingOpens("a hold that moved 20 pixels") {
            app.pointer.pressAndMoveAway(from: place, to: place.moved(x: 20))
            pause(milliseconds: aHold)
            app.pointer.release()
        }
    }

    /// E18.
    func testAShortClickOpensNothing() throws {
        let place = try place(of: "mouse")
        try expectNothingOpens("a click") { app.pointer.click(at: place) }
    }

    /// E19, E14.
    func testADoubleClickSelectsTheWordAndOpensTheMenuAtOnce() throws {
        try doubleClick(at: place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        XCTAssertEqual(try note.selectedText, "finger")
    }

    /// C2, E18, E20.
    func testEveryWayOfOpeningGivesTheSameMenu() throws {
        let place = try place(of: "finger")
        for opening in Opening.allCases where opening != .doubleClick {
            try putCaret(before: "finger")
            try open(opening, at: place)
            try expectMenu(.edit, "Select | Select All")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// An assistive tool finds a menu with items, each with the action that chooses it.
    func testAnAssistiveToolFindsAMenuWithItems() throws {
        try app.pointer.click(.secondary, at: place(of: "finger"))
        let menu = try openMenu(.edit)
        XCTAssertEqual(try menu.role, "menu")
        let items = try menu.findAll(role: "menu item")
        XCTAssertEqual(try items.map { try $0.name }, ["Select", "Select All"])
        XCTAssertTrue(items.allSatisfy { $0.has("sensitive", "visible") })
        try items[1].doAction()
        try expectSelection(note.text)
    }
}
