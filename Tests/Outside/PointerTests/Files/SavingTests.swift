import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Save and Save As…: the file contains the note, and the title shows whether there are unsaved changes.
final class SavingTests: FileTestCase {
    func testASavedNoteReopensUnchanged() throws {
        try typeAtEnd(" three")
        try expectTitle("• note.html")
        try save("note.html")
        let notice = try find(role: "alert", name: "Notice")
        XCTAssertNotNil(try notice.find(role: "label", name: "Saved"))
        try app.waitUntil("the notice to disappear") {
            try self.app.accessible.first { try $0.name == "Notice" && $0.isShowing } == nil
        }
        let first = bytes("note.html")
        XCTAssertTrue(String(decoding: first, as: UTF8.self).contains("one two three"))
        // Undone and redone, the note is the saved one again.
        try app.keyboard.press("ctrl+z")
        try expectTitle("• note.html")
        try app.keyboard.press("shift+ctrl+z")
        try expectTitle("note.html")
        // Opened elsewhere and saved from there, the note has the same bytes.
        try FileManager.default.copyItem(atPath: path("note.html"), toPath: path("copy.html"))
        try open(path("copy.html"))
        try expectTitle("copy.html")
        try expectText("one two three")
        try saveAs(path("note2.html"))
        try expectTitle("note2.html")
        XCTAssertEqual(
            String(decoding: bytes("note2.html"), as: UTF8.self).replacing("note2", with: "note"),
            String(decoding: first, as: UTF8.self))
    }

    func testStylesAndPicturesAreRestored() throws {
        try app.keyboard.press("F1")
        try expectTitle("Welcome")
        try select(FirstNote.word)
        try app.keyboard.press("ctrl+b")
        try expectTitle("• Welcome")
        try saveAs(path("welcome.html"))
        try expectTitle("welcome.html")
        let (text, first) = (try styledText, bytes("welcome.html"))
        try app.keyboard.press("ctrl+w")
        try expectTitle("note.html")
        try open(path("welcome.html"))
        try expectTitle("welcome.html")
        XCTAssertEqual(try styledText, text)
        try app.waitUntil("the pictures") { try self.pictureNames == FirstNote.captions }
        try saveAs(path("welcome2.html"))
        try expectTitle("welcome2.html")
        XCTAssertEqual(
            String(decoding: bytes("welcome2.html"), as: UTF8.self).replacing("welcome2", with: "welcome"),
            String(decoding: first, as: UTF8.self))
    }

    func testAnotherFolderCanBeChosenIfSavingFails() throws {
        try typeAtEnd("!")
        try saveAs("/proc/note.html")
        XCTAssertEqual(try sheet.rows("“note.html” was not saved"), ["Save As…", "Try Again", "Cancel"])
        try app.keyboard.press("Return")
        try fileDialog.enter(path("there.html"), in: "Save As")
        try expectTitle("there.html")
        try expectText("one two!")
    }

    /// When the window gets the focus back, the user is told immediately.
    func testAChangeIsNoticedWhenTheWindowGetsTheFocus() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try notes.write(Self.page("theirs"), to: "note.html")
        try app.keyboard.press("ctrl+w")
        try expectTitle("note.html")
        try sheet.choose("Reload", in: "Another program changed “note.html”")
        try expectText("theirs")
        try FileManager.default.removeItem(atPath: path("note.html"))
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try app.keyboard.press("ctrl+w")
        try expectTitle("• note.html")
        try expectMessage(
            "“note.html” was moved, renamed or deleted. The note is still here.")
    }

    /// While a caption is being edited, its new words are saved too, and editing continues.
    func testACaptionBeingEditedIsSaved() throws {
        try app.keyboard.press("F1")
        try expectTitle("Welcome")
        try saveAs(path("welcome.html"))
        try expectTitle("welcome.html")
        try focusPicture(FirstNote.captions[0])
        try app.keyboard.press("F2")
        _ = try find(role: "text box", name: "Edit Caption")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type("new words")
        try expectTitle("• welcome.html")
        try save("welcome.html")
        XCTAssertTrue(String(decoding: bytes("welcome.html"), as: UTF8.self).contains(">new words</figcaption>"))
        try app.keyboard.type("!")
        try expectTitle("• welcome.html")
        try app.keyboard.press("Return")
        try caption("new words!")
    }
}
