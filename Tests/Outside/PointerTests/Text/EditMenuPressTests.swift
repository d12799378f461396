import TestSupport
import XCTest

@testable import Driving

/// What a press that opens the edit menu does to the selection and the insertion point.
final class EditMenuPressTests: AppTestCase {
    private let text = "one two three four"

    /// The selection is what the menu is about, so a press on it keeps it.
    func testAPressInsideTheSelectionKeepsIt() throws {
        try write(text)
        for opening in [Opening.secondaryClick, .hold] {
            try select("two three")
            try open(opening, at: place(of: "three"))
            try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
            XCTAssertEqual(try note.selectedText, "two three")
            try app.keyboard.press("Escape")
            try expectNoMenu()
            XCTAssertEqual(try note.selectedText, "two three")
        }
    }

    func testAPressOutsideTheSelectionPutsTheInsertionPointThere() throws {
        try write(text)
        for opening in [Opening.secondaryClick, .hold] {
            try select("two")
            let four = try note.screenRectangle(ofText: "four")
            try open(opening, at: ScreenPoint(x: four.x + 1, y: four.center.y))
            try expectMenu(.edit, "Select | Select All")
            try expectCaret(at: 14)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// Words are those of the script: a hyphen and an apostrophe, Thai and emoji next to them don't confuse it (E23).
    func testADoubleClickSelectsAWordOfAnyScript() throws {
        try write("well-known, naïve καλημέρα мир 日本 end")
        try expectStyledText("well-known, ~naïve καλημέρα мир 日本 end")
        for word in ["known", "naïve", "καλημέρα", "мир"] {
            try doubleClick(at: place(of: word))
            // An American dictionary writes it without the dots.
            let custom = word == "naïve" ? "nave | naive | Learn Spelling | Copy Style | Share…" : "Copy Style | Share…"
            try expectMenu(.edit, "Cut | Copy | Delete | Select All | \(custom)")
            XCTAssertEqual(try note.selectedText, word)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// E5, R17: the word at the insertion point, then the menu for it.
    func testSelectSelectsTheWordAndTheMenuShowsAgain() throws {
        try write(text)
        try app.pointer.click(.secondary, at: place(of: "three"))
        try expectMenu(.edit, "Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        XCTAssertEqual(try note.selectedText, "three")
    }

    /// R18, E14.
    func testSelectAllSelectsEverythingAndTheMenuShowsAgain() throws {
        try write(text)
        try app.pointer.click(.secondary, at: place(of: "three"))
        try choose("Select All")
        try expectMenu(.edit, "Cut | Copy | Delete | Copy Style | Share…")
        XCTAssertEqual(try note.selectedText, text)
    }

    /// Dragging on after a double click selects by words, and the menu opens when the button is let go.
    func testDraggingAfterADoubleClickSelectsByWords() throws {
        try write(text)
        let (two, three) = (try place(of: "two"), try place(of: "three"))
        app.pointer.clickAndPress(at: two)
        // One that was too slow has been done again, and its menu goes.
        try expectNoMenu()
        let watch = try PopoverWatch(app.windows)
        app.pointer.glide(to: three)
        XCTAssertEqual(watch.appeared, 0, "the menu opened during the drag")
        app.pointer.release()
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Copy Style | Share…")
        XCTAssertEqual(try note.selectedText, "two three")
    }
}
