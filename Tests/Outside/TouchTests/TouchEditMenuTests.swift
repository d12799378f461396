import TestSupport
import XCTest

@testable import Driving

final class TouchEditMenuTests: TouchTestCase {
    /// E4, E18, E20: the menu opens as the finger lifts, not before.
    func testHoldingTextOpensTheEditMenuAsTheFingerLifts() throws {
        let word = try place(of: "picture")
        try touch.hold(at: word) {
            XCTAssertEqual(try openMenus.count, 0)
        }
        try expectMenu(.edit, "Select | Select All")
    }

    /// E18, E7: a finger that moves before the time of a hold selects instead; the selection's menu opens as it lifts.
    func testMovingTheFingerBeforeAHoldSelects() throws {
        let word = try note.screenRectangle(ofText: "picture")
        try touch.begin(at: ScreenPoint(x: word.x + 1, y: word.center.y))
        try touch.move(to: ScreenPoint(x: word.right, y: word.center.y))
        pause(milliseconds: 700)
        XCTAssertNil(try app.windows.loupe)
        XCTAssertEqual(try openMenus.count, 0)
        try touch.end()
        // By letters, or by words as GTK does from 4.20 on, and on Wayland.
        let selected = try app.waitFor("a selection") {
            try ["picture", "picture. "].first { try self.note.selectedText == $0 }
        }
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectHandles(around: selected)
    }

    /// E19, E23: a double tap selects the word, and typing replaces it.
    func testDoubleTapSelectsTheWordAndTypingReplacesIt() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("picture")
        try app.keyboard.type("drawing")
        try expectNoMenu()
        try app.waitUntil("the word to be replaced") { try self.note.text.contains("right-click the drawing.") }
    }

    /// R13, E7: a tap on an item performs its command, and the menu closes.
    func testTappingAnItemPerformsIt() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try touch.tap(at: try item("Copy").screenPoint)
        try expectClipboard("picture")
        try expectNoMenu()
    }

    /// R9: a tap beside the menu closes it.
    func testTappingElsewhereClosesTheMenu() throws {
        try touch.hold(at: try place(of: "picture"))
        try expectMenu(.edit, "Select | Select All")
        let area = try note.screenRectangle
        try touch.tap(at: ScreenPoint(x: area.center.x, y: area.bottom - 40))
        try expectNoMenu()
    }

    /// E18: after text was dragged by mouse, whose release GTK never reports, a finger can still make a hold.
    func testAFingerHoldsAfterTextWasDraggedByMouse() throws {
        let before = try note.text
        app.pointer.doubleClick(at: try place(of: "picture"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        // An earlier press would count as the third in a row.
        waitForNewSuccession()
        app.pointer.drag(from: try place(of: "picture"), to: try place(of: "caption"), milliseconds: 600)
        try app.waitUntil("the word to be dropped") { try self.note.text != before }
        try touch.hold(at: try place(of: "finger"))
        try expectMenu(.edit, "Select | Select All")
    }

    /// E10, E22: holding the caption selects all of it.
    func testHoldingTheCaptionOffersToCopyIt() throws {
        try touch.hold(at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        try touch.tap(at: try item("Copy").screenPoint)
        try expectClipboard(welcomeCaption)
    }
}
