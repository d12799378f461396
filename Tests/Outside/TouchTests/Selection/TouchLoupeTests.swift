import TestSupport
import XCTest

@testable import Driving

/// Holding text with a finger: a loupe, and an insertion point that follows (E3, E4, E18).
final class TouchLoupeTests: TouchTestCase {
    private func offset(of word: String) throws -> Int {
        let text = try note.text
        guard let found = text.range(of: word) else { throw TestFailure("no \"\(word)\" in the note") }
        return text.unicodeScalars.distance(from: text.unicodeScalars.startIndex, to: found.lowerBound)
    }

    /// Returns the place just before a word.
    private func start(of word: String) throws -> ScreenPoint {
        let rectangle = try note.screenRectangle(ofText: word)
        return ScreenPoint(x: rectangle.x + 1, y: rectangle.center.y)
    }

    /// E3, E4: the loupe is visible while the finger is down; the menu opens as it lifts.
    func testTheLoupeIsVisibleDuringAHold() throws {
        let word = try place(of: "picture")
        XCTAssertNil(try app.windows.loupe)
        try touch.hold(at: word) {
            let loupe = try expectLoupe()
            XCTAssertLessThan(loupe.visibleFrame.bottom, word.y, "the finger hides the loupe")
            XCTAssertLessThan(abs(loupe.frame.center.x - word.x), 24)
            XCTAssertEqual(try openMenus.count, 0)
        }
        try expectNoLoupe()
        try expectMenu(.edit, "Select | Select All")
        XCTAssertEqual(app.windows.all.count, 2, "\(app.windows.all)")
    }

    /// E3: the insertion point follows the finger, and stays where it lifts: typed text is inserted there.
    func testTheInsertionPointFollowsTheFinger() throws {
        try touch.begin(at: try start(of: "finger"))
        try expectLoupe()
        try touch.move(to: try start(of: "picture"))
        try app.waitUntil("the insertion point to follow") { try note.caretOffset == offset(of: "picture") }
        try touch.move(to: try start(of: "caption"))
        try app.waitUntil("the insertion point to follow") { try note.caretOffset == offset(of: "caption") }
        try touch.end()
        try expectNoLoupe()
        try expectMenu(.edit, "Select | Select All")
        let before = try note.text
        try app.keyboard.type("x")
        try expectText(before.replacingOccurrences(of: "caption", with: "xcaption"))
    }

    /// E3: the loupe shows the text currently under the finger, magnified.
    func testTheLoupeShowsTheTextUnderTheFinger() throws {
        try write("iiiii")
        let place = try place(of: "iiiii")
        try touch.begin(at: place)
        let loupe = try expectLoupe()
        let inside = loupe.visibleFrame.inset(by: 12)
        // Five thin letters become five dark columns, further apart than in the text itself.
        let overText = try app.waitFor("the letters in the loupe") {
            let picture = try Screenshot.picture(of: inside)
            return Self.columns(in: picture) > 2 ? picture : nil
        }
        XCTAssertGreaterThan(overText.difference(from: try blank(like: inside)), 0.01)
        try touch.end()
    }

    private func blank(like area: ScreenRectangle) throws -> ScreenPicture {
        let note = try note.screenRectangle
        return try Screenshot.picture(
            of: ScreenRectangle(
                x: note.x + 20, y: note.bottom - area.height - 40, width: area.width, height: area.height))
    }

    /// Returns the number of separate runs of dark columns in a picture.
    private static func columns(in picture: ScreenPicture) -> Int {
        let dark = (0..<picture.width).map { x in
            (0..<picture.height).contains { y in
                ((try? picture.pixel(at: ScreenPoint(x: x, y: y)))?.green ?? 255) < 110
            }
        }
        return zip(dark, dark.dropFirst()).count { !$0 && $1 }
    }

    /// E3, E18: a finger lifted before the time of a hold makes a tap.
    func testLiftingEarlyShowsNoLoupeAndNoMenu() throws {
        try expectNothingOpens("a tap") { try touch.tap(at: try place(of: "picture")) }
        XCTAssertNil(try app.windows.loupe)
    }

    /// E3: a second finger cancels the hold: the insertion point moves back, and nothing opens.
    func testASecondFingerCancelsTheHold() throws {
        try putCaret(before: "caption")
        let caret = try note.caretOffset
        try touch.begin(at: try start(of: "finger"))
        try expectLoupe()
        try touch.move(to: try start(of: "picture"))
        try app.waitUntil("the insertion point to follow") { try note.caretOffset == offset(of: "picture") }
        try touch.begin(at: try place(of: "empty"), finger: 1)
        try expectNoLoupe()
        try expectCaret(at: caret)
        try touch.end(finger: 1)
        try touch.end()
        try expectNothingOpens("lifting both fingers") {}
    }

    /// C3, E18: two fingers held from the start don't make a hold.
    func testHoldingWithTwoFingersDoesNothing() throws {
        try expectNothingOpens("a hold with two fingers") {
            try touch.begin(at: try place(of: "finger"))
            try touch.begin(at: try place(of: "picture"), finger: 1)
            pause(milliseconds: 800)
            XCTAssertNil(try app.windows.loupe)
            try touch.end(finger: 1)
            try touch.end()
        }
    }

    /// E14: a hold inside the selection keeps the selection, unless it moves.
    func testHoldingTheSelectionKeepsItUntilMoved() throws {
        try touch.doubleTap(at: try place(of: "picture"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        waitForNewSuccession()
        try touch.hold(at: try place(of: "picture")) { try expectSelection("picture") }
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("picture")
        waitForNewSuccession()
        try touch.begin(at: try place(of: "picture"))
        try expectLoupe()
        try touch.move(to: try start(of: "finger"))
        try expectSelection("")
        try touch.end()
        try expectMenu(.edit, "Select | Select All")
    }

    /// E3, E22: on static text, a hold that moves selects the word under the finger; one that doesn't selects all of the text.
    func testAHoldOnTheCaptionSelectsTheWordUnderTheFinger() throws {
        let caption = try caption
        // Its handles show where its text begins and ends.
        try touch.hold(at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        let edges = try expectTwoKnobs().map(\.x)
        let y = try caption.screenRectangle.center.y
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try focusNote()

        try touch.begin(at: try caption.screenRectangle.center)
        try expectLoupe()
        try app.waitUntil("everything to be selected") { try caption.selectedText == welcomeCaption }
        try touch.move(to: ScreenPoint(x: edges[1] - 4, y: y))
        try app.waitUntil("the last word to be selected") { try caption.selectedText == "fits" }
        try touch.move(to: ScreenPoint(x: edges[0] + 3, y: y))
        try app.waitUntil("the first word to be selected") { try caption.selectedText == "A" }
        try touch.end()
        try expectMenu(.edit, "Copy | Select All | Edit Caption…")
        try touch.tap(at: try item("Copy").screenPoint)
        try expectClipboard("A")
    }

    /// E3: at the screen's top edge the loupe is below the finger, completely on screen.
    func testAtTheTopEdgeTheLoupeIsBelowTheFinger() throws {
        // The first line then has only the title and the menu bar above it, which are lower than a loupe.
        try app.windows.move(try window, to: ScreenPoint(x: try window.frame.x, y: 0))
        try app.waitUntil("the window to be moved") { try place(of: "Hold").y < 90 }
        let word = try place(of: "mouse")
        try touch.hold(at: word) {
            let loupe = try expectLoupe().visibleFrame
            XCTAssertTrue(try TestDisplay.shared().bounds.contains(loupe), "\(loupe)")
            XCTAssertGreaterThan(loupe.y, word.y)
        }
        try expectNoLoupe()
    }
}
