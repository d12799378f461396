import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Closing and quitting with unsaved changes ask once.
final class ClosingTests: FileTestCase {
    private let question = "Save changes to “note.html”?"

    /// The journals of unsaved work on disk.
    private var journals: [String] {
        (try? FileManager.default.contentsOfDirectory(
            atPath: app.home.path + "/.local/state/longpress/journals")) ?? []
    }

    private func expectGoodEnd() throws {
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        XCTAssertEqual(journals, [])
    }

    func testClosingAsksToSaveDiscardOrCancel() throws {
        try typeAtEnd("!")
        try app.keyboard.press("ctrl+w")
        XCTAssertEqual(try sheet.rows(question), ["Save", "Discard", "Cancel"])
        XCTAssertEqual(try XCTUnwrap(sheet.node?.find(role: "button", name: "Discard")).description, "Destructive")
        try app.keyboard.press("Escape")
        try sheet.expectNone()
        try expectText("one two!")
        try app.windows.close(window)
        try sheet.choose("Cancel", in: question)
        try sheet.expectNone()
        try app.windows.close(window)
        try sheet.choose("Save", in: question)
        try expectGoodEnd()
        XCTAssertTrue(notes.read("note.html")?.contains("one two!") ?? false)
    }

    /// A note undone to its saved state, or saved, closes without a question.
    func testAnUnmodifiedNoteClosesWithoutAQuestion() throws {
        try typeAtEnd("!")
        try app.waitUntil("the journal") { self.journals.count == 1 }
        try app.keyboard.press("ctrl+z")
        try expectTitle("note.html")
        try app.keyboard.press("ctrl+w")
        try expectGoodEnd()
    }

    func testQuittingAsksForEachNote() throws {
        try typeAtEnd("!")
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try write("new")
        try app.keyboard.press("ctrl+q")
        try sheet.choose("Discard", in: "Save changes to “new”?")
        try expectTitle("• note.html")
        try sheet.expect(question)
        try app.keyboard.press("Escape")
        try sheet.expectNone()
        try expectText("one two!")
        try app.keyboard.press("ctrl+q")
        try sheet.choose("Save", in: question)
        try expectGoodEnd()
        XCTAssertTrue(notes.read("note.html")?.contains("one two!") ?? false)
    }
}
