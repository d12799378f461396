import TestSupport
import XCTest

final class TouchEditMenuTests: TouchTestCase {
    /// E4, E18, E20: the menu opens as the finger lifts, not before.
    func testHoldingTextOpensTheEditMenuAsTheFingerLifts() throws {
        let word = try place(of: "picture")
        try touch.hold(at: word) {
            XCTAssertEqual(try openMenus.count, 0)
        }
        try expectMenu(.edit, "Select | Select All")
    }

    /// E18: a finger that moves before the time is up scrolls or selects, and opens nothing.
    func testMovingTheFingerBeforeItIsAHoldOpensNothing() throws {
        let word = try place(of: "picture")
        try touch.begin(at: word)
        try touch.move(to: ScreenPoint(x: word.x + 40, y: word.y))
        pause(milliseconds: 700)
        try touch.end()
        try focusNote()
        try expectNoMenu()
    }

    /// E19, E23: a double tap selects the word, keeps it selected, and typing replaces it.
    func testDoubleTapSelectsTheWordAndTypingReplacesIt() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Share…")
        try expectSelection("picture")
        try app.keyboard.type("drawing")
        try expectNoMenu()
        try app.waitUntil("the word to be replaced") { try self.note.text.contains("right-click the drawing.") }
    }

    /// R13, E7: an item chosen by tap does what it says; the menu closes.
    func testTappingAnItemPerformsIt() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Share…")
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

    /// E10, E22: holding the caption selects all of it.
    func testHoldingTheCaptionOffersToCopyAllOfIt() throws {
        try touch.hold(at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy")
        try touch.tap(at: try item("Copy").screenPoint)
        try expectClipboard(welcomeCaption)
    }
}
