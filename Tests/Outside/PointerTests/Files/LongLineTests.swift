import TestSupport
import XCTest

@testable import Driving

/// A file with a line that would take GTK minutes to lay out is shown immediately, in pieces, and stays unchanged (R28).
final class LongLineTests: FileTestCase {
    private static let line = String(repeating: "some words and \u{301}", count: 120_000)

    override var firstFile: (name: String, content: String)? { ("line.txt", Self.line) }

    /// Waits for a message in any window.
    private func expectMessageSomewhere(_ text: String) throws {
        try app.waitUntil("the message", upTo: 60) {
            try self.app.accessible.findAll(role: "alert").contains { try $0.find(role: "label")?.text == text }
        }
    }

    func testALongLineIsDividedOnScreenAndSavedToANewFile() throws {
        try app.waitUntil("the whole text", upTo: 60) { try self.note.characterCount > Self.line.unicodeScalars.count }
        try expectMessageSomewhere(
            "The longest lines are divided on screen. The file keeps them whole; Save creates a new file.")
        try app.keyboard.type("x")
        try expectTitle("• line.txt")
        try app.keyboard.press("ctrl+s")
        try fileDialog.enter(path("mine.txt"), in: "Save As")
        try expectTitle("mine.txt")
        // Not with XCTAssertEqual, which would print both texts.
        XCTAssertTrue(notes.read("line.txt") == Self.line, "the file has changed")
        XCTAssertTrue(notes.read("mine.txt")?.filter { $0 != "\n" } == "x" + Self.line, "something was lost")
    }

    func testAPastedLongLineIsDivided() throws {
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try app.clipboard.offer(text: "y" + Self.line)
        try waitUntilTheClipboardIsKnown()
        try app.keyboard.press("ctrl+v")
        try expectMessageSomewhere("The longest lines were divided so that they can be shown.")
        try app.keyboard.press("ctrl+z")
        try expectTitle("Untitled")
    }
}
