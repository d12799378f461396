import TestSupport
import XCTest

@testable import Driving

/// What a press that opens the edit menu does to the selection and the insertion point.
final class EditMenuPressTests: AppTestCase {
    private let text = "one two three four"

    /// Words are those of the script: a hyphen and an apostrophe, Thai and emoji next to them don't confuse it (E23).
    func testADoubleClickSelectsAWordOfAnyScript() throws {
        try write("well-known, naïve καλημέρα мир 日本 end")
        try expectStyledText("well-known, ~naïve καλημέρα мир 日本 end")
        for word in ["known", "naïve", "καλημέρα", "мир"] {
            try doubleClick(at: place(of: word))
            // An American dictionary writes it without the dots.
            let custom = word == "naïve" ? "nave | naive | Learn Spelling | Format | Share…" : "Format | Share…"
            try expectMenu(.edit, "Cut | Copy | Delete | Select All | \(custom)")
            XCTAssertEqual(try note.selectedText, word)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
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
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        XCTAssertEqual(try note.selectedText, "two three")
    }
}
