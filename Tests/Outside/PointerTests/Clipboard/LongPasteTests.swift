import TestSupport
import XCTest

@testable import Driving

/// Long text is pasted in parts: pasting can be cancelled, and is one step (R28, E25).
final class LongPasteTests: ClipboardTestCase {
    private static let line = "The quick brown fox jumps over the lazy dog; ÄÖÜ 日本 🙂.\n"

    /// The debug build: the optimised one inserts as much as X11's clipboard can transfer before the paste can be cancelled.
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress" } }

    private func offerLong(_ megabytes: Int) throws -> String {
        let text = String(repeating: Self.line, count: megabytes * 1_000_000 / Self.line.utf8.count + 1)
        try offer(text)
        return text
    }

    func testALongPasteIsOneUndoStep() throws {
        try write("ab")
        try app.keyboard.press("Left")
        let text = try offerLong(3)
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the whole text", upTo: 60) { try note.characterCount == text.unicodeScalars.count + 2 }
        try app.waitUntil("the end of the progress", upTo: 30) { try progress == nil }
        // Laying out all lines takes much longer.
        let last = try note.characterCount - 1
        try app.waitUntil("the end to be visible") {
            try note.screenRectangle.contains(note.screenRectangle(ofCharacters: last..<last + 1).center)
        }
        XCTAssertEqual(complaints(of: app), [])
        try app.keyboard.press("ctrl+z")
        try expectText("ab", upTo: 60)
    }

    func testACancelledPasteLeavesTheTextUnchanged() throws {
        try write("one two three")
        try select("two")
        _ = try offerLong(12)
        try app.keyboard.press("ctrl+v")
        let button = try app.waitFor("the Cancel button", upTo: 60) {
            try progress?.find(name: "Cancel")
        }
        try button.doAction()
        try app.waitUntil("the original text", upTo: 60) { try note.characterCount == 13 }
        try expectText("one two three")
        try expectSelection("two")
        try app.waitUntil("the progress to be gone") { try progress == nil }
        // Nothing was added to the history: Undo removes the last typed word.
        try app.keyboard.press("ctrl+z")
        try expectText("one two ")
    }
}
