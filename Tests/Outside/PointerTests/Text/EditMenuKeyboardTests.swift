import TestSupport
import XCTest

@testable import Driving

/// A menu opened by keyboard is worked by keyboard.
final class EditMenuKeyboardTests: AppTestCase {
    private let text = "one two three"

    private func openMenu(with key: String = "Menu") throws {
        try write(text)
        try offer("2")
        try select("two")
        try app.keyboard.press(key)
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Copy Style | Share…")
        try expectFocus(on: "Cut")
    }

    func testArrowsHomeAndEndGoThroughTheItemsAndWrap() throws {
        try openMenu()
        try expectKeys([
            ("Right", "Copy"), ("Down", "Paste"), ("Right", "Delete"), ("Right", "Select All"),
            ("Right", "Copy Style"), ("Right", "Share…"), ("Right", "Cut"), ("Left", "Share…"), ("Up", "Copy Style"),
            ("Home", "Cut"), ("End", "Share…"), ("Down", "Cut"),
        ])
    }

    func testALetterGoesToTheItemThatBeginsWithIt() throws {
        try openMenu(with: "shift+F10")
        try expectKeys([("c", "Copy"), ("c", "Copy Style"), ("c", "Cut"), ("c", "Copy")])
        pause(milliseconds: 1100)  // Letters in quick succession spell a label.
        try expectKeys([("s", "Select All")])
        pause(milliseconds: 1100)
        try expectKeys([("d", "Delete")])
        pause(milliseconds: 1100)
        try expectKeys([("Home", "Cut"), ("c", "Copy"), ("u", "Cut")])
    }

    func testTabDoesNothing() throws {
        try openMenu()
        try app.keyboard.press("Tab")
        try app.keyboard.press("shift+Tab")
        try app.keyboard.press("Tab")
        try expectKeys([("Right", "Copy")])
        try app.keyboard.press("Escape")
        try expectText(text)
    }

    func testReturnAndSpaceChoose() throws {
        for (key, item) in [("Return", "Copy"), ("space", "Copy"), ("KP_Enter", "Copy")] {
            try openMenu()
            try expectKeys([("Right", item)])
            app.clipboard.clear()
            try app.keyboard.press(key)
            try expectClipboard("two")
            try expectNoMenu()
            try app.waitUntil("the focus to be back") { try note.has("focused") }
        }
        try expectText(text)
    }

    func testEscapeClosesKeepsTheSelectionAndGivesTheKeyboardBack() throws {
        try openMenu()
        try expectKeys([("Right", "Copy")])
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.waitUntil("the focus to be back") { try note.has("focused") }
        XCTAssertEqual(try note.selectedText, "two")
        try app.keyboard.type("2")
        try expectText("one 2 three")
    }

    /// E5: the menu that follows Select is worked by keyboard too.
    func testSelectChosenByKeyboardOpensAMenuForTheKeyboard() throws {
        try write(text)
        try putCaret(before: "two")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Return")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        try expectFocus(on: "Cut")
        try app.keyboard.press("Return")
        try expectText("one  three")
        try app.waitUntil("the focus to be back") { try note.has("focused") }
    }

    /// The menu belongs to the insertion point even where that has been scrolled out of sight.
    func testTheMenuKeyWorksAfterTheTextWasScrolledAway() throws {
        try offer((1...200).map { "line \($0)\n" }.joined())
        try write("")
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the text") { try note.text.hasSuffix("line 200\n") }
        try app.keyboard.press("ctrl+Home")
        try expectCaret(at: 0)
        try app.pointer.scroll(at: note.screenPoint, clicks: 30)
        try app.waitUntil("line 1 to be out of sight") {
            try note.screenRectangle(ofText: "line 1").bottom < note.screenRectangle.y
        }
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Paste | Select | Select All")
    }
}
