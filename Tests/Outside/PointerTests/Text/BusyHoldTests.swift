import TestSupport
import XCTest

@testable import Driving

/// E18, C2: a hold is what the hand made of it, however late the program gets to see it.
final class BusyHoldTests: AppTestCase {
    /// Whoever presses and lets go while the program stands still has held all the same.
    func testAHoldOpensTheMenuThoughTheProgramSeesItWhenItIsOver() throws {
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

    /// Nor does it take away what is selected.
    func testAHoldInTheSelectionKeepsIt() throws {
        let place = try place(of: "finger")
        try select("finger")
        try app.whileBusy { app.pointer.hold(at: place) }
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectSelection("finger")
    }

    /// What was moved away meanwhile was a drag, though it has come back.
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

    /// A click whose end the program sees late is none.
    func testAClickIsNoHold() throws {
        let place = try place(of: "mouse")
        try expectNothingOpens("a click") {
            try pressing(at: place) {
                // A hand is never quite still.
                app.pointer.move(to: place.moved(x: 1))
                app.pointer.release()
            }
        }
    }

    /// Nor is one on a picture, whose menu would open before it is let go.
    func testAClickOnAPictureIsNoHold() throws {
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
    func testADragIsNoHold() throws {
        let word = try note.screenRectangle(ofText: "finger")
        try pressing(at: ScreenPoint(x: word.x + 1, y: word.center.y)) {
            app.pointer.move(to: ScreenPoint(x: word.right, y: word.center.y))
        }
        XCTAssertNil(try app.windows.loupe)
        try expectSelection("finger")
        app.pointer.release()
        try app.keyboard.type("x")
        try app.waitUntil("the letter in place of the word") { try self.note.text.contains("or a x, on") }
        try expectNoMenu()
    }

    /// Presses at a place in the text; what is done then, the program sees only when the time of a hold is over.
    private func pressing(at place: ScreenPoint, _ body: () -> Void) throws {
        let before = try note.caretOffset
        try pressing(at: place, until: { try note.caretOffset != before }, body)
    }

    /// The same anywhere, once the program has shown that it has seen the press.
    private func pressing(at place: ScreenPoint, until isSeen: () throws -> Bool, _ body: () -> Void) throws {
        app.pointer.move(to: place)
        app.pointer.press()
        try app.waitUntil("the press to be seen", isSeen)
        try app.whileBusy {
            body()
            pause(milliseconds: aHold)
        }
    }
}
