import TestSupport
import XCTest

@testable import Driving

/// E18, C2: a hold is recognised by its own timing, however late the app handles it.
final class BusyHoldTests: AppTestCase {
    /// A press and release while the app is blocked still make a hold.
    func testAHoldHandledAfterItsReleaseOpensTheMenu() throws {
        for (place, kind, rows) in [
            (try place(of: "mouse"), MenuKind.edit, "Select | Select All"),
            (try caption.screenRectangle.center, .edit, "Copy | Edit Caption…"),
            (try picture().screenRectangle.center, .context, PictureTestCase.rows),
        ] {
            try app.whileBusy { app.pointer.hold(at: place) }
            try expectMenu(kind, rows)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// A hold keeps the selection, too.
    func testAHoldInTheSelectionKeepsTheSelection() throws {
        let place = try place(of: "finger")
        try select("finger")
        try app.whileBusy { app.pointer.hold(at: place) }
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("finger")
    }

    /// A press that moved away meanwhile was a drag, even if it has come back.
    func testAHoldThatMovesAwayOpensNothing() throws {
        let place = try place(of: "mouse")
        try expectNothingOpens("a hold that moved 20 pixels") {
            try app.whileBusy {
                app.pointer.move(to: place)
                app.pointer.press()
                app.pointer.move(to: place.moved(x: 20))
                pause(milliseconds: aHold)
                app.pointer.move(to: place)
                app.pointer.release()
            }
        }
    }

    /// A click whose release the app handles late isn't a hold.
    func testAClickIsNotAHold() throws {
        let place = try place(of: "mouse")
        try expectNothingOpens("a click") {
            try pressing(at: place) {
                // A hand is never perfectly still.
                app.pointer.move(to: place.moved(x: 1))
                app.pointer.release()
            }
        }
    }

    /// Nor is one on a picture, whose menu would open before the release.
    func testAClickOnAPictureIsNotAHold() throws {
        let picture = try picture()
        let place = try picture.screenRectangle.center
        try expectNothingOpens("a click") {
            try pressing(at: place, until: { picture.has("focused") }) {
                app.pointer.move(to: place.moved(x: 1))
                app.pointer.release()
            }
        }
        XCTAssertTrue(picture.has("selected"))
    }

    /// Nor is a drag: it selects.
    func testADragIsNotAHold() throws {
        let word = try note.screenRectangle(ofText: "finger")
        try pressing(at: ScreenPoint(x: word.x + 1, y: word.center.y)) {
            app.pointer.move(to: ScreenPoint(x: word.right, y: word.center.y))
        }
        XCTAssertNil(try app.windows.loupe)
        try expectSelection("finger")
        app.pointer.release()
        try app.keyboard.type("x")
        try app.waitUntil("the letter to replace the word") { try self.note.text.contains("or a x, on") }
        try expectNoMenu()
    }

    /// Presses at a place in the text. The app handles the input of the body only after the time of a hold.
    private func pressing(at place: ScreenPoint, _ body: () -> Void) throws {
        let before = try note.caretOffset
        try pressing(at: place, until: { try note.caretOffset != before }, body)
    }

    /// Presses anywhere, and waits until the app has handled the press. It handles the input of the body only after the time of a
    /// hold.
    private func pressing(at place: ScreenPoint, until isSeen: () throws -> Bool, _ body: () -> Void) throws {
        app.pointer.move(to: place)
        app.pointer.press()
        try app.waitUntil("the press to be handled", isSeen)
        try app.whileBusy {
            body()
            pause(milliseconds: aHold)
        }
    }
}
