import TestSupport
import XCTest

@testable import Driving

/// View ▸ Save Automatically, from choosing it to the file.
final class AutomaticSavingTests: FileTestCase {
    func testANoteIsSavedAutomatically() throws {
        try menuBar.choose("View", "Save Automatically")
        try focusNote()
        try app.keyboard.press("ctrl+End")
        try app.keyboard.type(" three")
        try app.waitUntil("the words in the file") { notes.read("note.html")?.contains("one two three") ?? false }
        try expectTitle("note.html")
        // Saved text can be undone, and the undone note is saved, too.
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("the words to disappear from the file") {
            notes.read("note.html")?.contains("three") == false
        }
        XCTAssertTrue(try menuBar.rows(of: "View").contains("✓ Save Automatically"))
    }
}
