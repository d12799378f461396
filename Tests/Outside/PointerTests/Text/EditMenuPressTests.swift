import TestSupport
import XCTest

@testable import Driving

/// The effects of a press that opens the edit menu on the selection and the insertion point.
final class EditMenuPressTests: AppTestCase {
    private let text = "one two three four"

    /// Word boundaries depend on the script: hyphens, apostrophes, and adjacent Thai or emoji don't break them (E23).
    func testADoubleClickSelectsAWordOfAnyScript() throws {
        try write("well-known, naïve καλημέρα мир 日本 end")
        try expectStyledText("well-known, ~naïve καλημέρα мир 日本 end")
        for word in ["known", "naïve", "καλημέρα", "мир"] {
            try doubleClick(at: place(of: word))
            // An American dictionary spells it without the dots.
            let custom = word == "naïve" ? "nave | naive | Learn Spelling | Format | Share…" : "Format | Share…"
            try expectMenu(.edit, "Cut | Copy | Delete | Select All | \(custom)")
            XCTAssertEqual(try note.selectedText, word)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    /// Dragging after a double click selects by words, and the menu opens on release.
    func testDraggingAfterADoubleClickSelectsByWords() throws {
        try write(text)
        let (two, three) = (try place(of: "two"), try place(of: "three"))
        app.pointer.clickAndPress(at: two)
        // If the double click was too slow, it has been repeated, and its menu closes.
        try expectNoMenu()
        let watch = try PopoverWatch(app.windows)
        app.pointer.glide(to: three)
        XCTAssertEqual(watch.appeared, 0, "the menu opened during the drag")
        app.pointer.release()
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        XCTAssertEqual(try note.selectedText, "two three")
    }
}
