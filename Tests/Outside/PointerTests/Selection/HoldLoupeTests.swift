import TestSupport
import XCTest

@testable import Driving

/// Holding text with the mouse has the same effects as with a finger (E3, E18).
final class HoldLoupeTests: AppTestCase {
    /// E3, E4.
    func testAHeldMouseButtonShowsTheLoupeAndMovesTheInsertionPoint() throws {
        let (mouse, picture) = (try place(of: "mouse"), try place(of: "picture"))
        app.pointer.move(to: mouse)
        app.pointer.press()
        defer { app.pointer.release() }
        try expectLoupe()
        let caret = try note.caretOffset
        app.pointer.glide(to: picture)
        try app.waitUntil("the insertion point to follow") { try note.caretOffset > caret }
        app.pointer.release()
        try expectNoLoupe()
        try expectMenu(.edit, "Select | Select All")
    }

    /// E3: on an empty line the loupe shows the insertion point all the time, although it blinks in the text.
    func testOnAnEmptyLineTheLoupeShowsTheInsertionPoint() throws {
        try write("one\n\n\n\n\ntwo")
        let (above, below) = (try note.screenRectangle(ofText: "one"), try note.screenRectangle(ofText: "two"))
        app.pointer.move(to: ScreenPoint(x: above.x + 30, y: (above.center.y + below.center.y) / 2))
        app.pointer.press()
        defer { app.pointer.release() }
        let inside = try expectLoupe().visibleFrame.inset(by: 8)
        func height() throws -> Int {
            try Screenshot.picture(of: inside)
                .box(of: Self.handleColor, outside: ScreenRectangle(x: -1, y: -1, width: 0, height: 0))?.height ?? 0
        }
        try app.waitUntil("the insertion point in the loupe") { try height() >= above.height }
        // It blinks about once per second.
        for _ in 0..<60 {
            XCTAssertGreaterThanOrEqual(try height(), above.height)
            pause(milliseconds: 25)
        }
    }

    /// E6: a selection made with the menu of a hold has handles; selecting with the mouse or the keyboard removes them.
    func testASelectionMadeByHoldHasHandlesUntilTheMouseSelects() throws {
        app.pointer.hold(at: try place(of: "picture"))
        try expectMenu(.edit, "Select | Select All")
        try choose("Select")
        try expectSelection("picture")
        try expectHandles(around: "picture")
        // Away from the menu and the handles.
        try doubleClick(at: place(of: "caption"))
        try expectSelection("caption")
        try expectNoHandles(around: "picture")
        try expectNoHandles(around: "caption")
    }

    /// E6: a handle can be dragged with the mouse, too.
    func testTheMouseDragsAHandle() throws {
        app.pointer.hold(at: try place(of: "picture"))
        try choose("Select")
        try expectHandles(around: "picture")
        app.pointer.move(to: try knob(of: .end, of: "picture"))
        app.pointer.press()
        try expectNoMenu()
        app.pointer.glide(to: try knob(of: .end, of: "picture. Its"))
        try expectLoupe()
        try expectSelection("picture. Its")
        app.pointer.release()
        try expectNoLoupe()
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectHandles(around: "picture. Its")
    }

    /// E19, E10: a triple click selects the paragraph, however many lines it has.
    func testATripleClickSelectsTheParagraph() throws {
        let paragraph = try XCTUnwrap(try note.text.split(separator: "\n").map(String.init).first)
        app.pointer.tripleClick(at: try place(of: "finger"))
        try expectSelection(paragraph)
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
    }

    /// E23: an emoji is selected as a whole; between words a double click selects the nearest one.
    func testADoubleClickSelectsAnEmoji() throws {
        try offer("one 👨‍👩‍👧 two")
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+v")
        try expectText("one 👨‍👩‍👧 two")
        let emoji = try note.screenRectangle(ofCharacters: 4..<9)
        doubleClick(at: emoji.center)
        try expectSelection("👨‍👩‍👧")
    }

    /// E6: selections made with the keyboard or a double click have no handles.
    func testOtherSelectionsHaveNoHandles() throws {
        try select("picture")
        try expectNoHandles(around: "picture")
        try doubleClick(at: place(of: "caption"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectNoHandles(around: "caption")
    }
}
