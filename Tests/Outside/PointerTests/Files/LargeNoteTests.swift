import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A long text opens with a progress bar, can be cancelled, and is copied completely; its menus open as on any other (R28).
///
/// The benchmark measures how long that takes: `longpress-bench --notes`.
final class LargeNoteTests: FileTestCase {
    /// Megabytes that take seconds to open even on a fast machine: faster loading shows no progress.
    private static let many = 190
    private static let line = "The quick brown fox jumps over the lazy dog; ÄÖÜ 日本 🙂.\n"

    private func write(_ megabytes: Int, to name: String) throws -> String {
        let text = String(repeating: Self.line, count: megabytes * 1_000_000 / Self.line.utf8.count + 1)
        try notes.write(text, to: name)
        return text
    }

    func testCancellingLeavesNothingBehind() throws {
        _ = try write(Self.many, to: "long.txt")
        try open(path("long.txt"))
        try expectTitle("long.txt")
        let strip = try app.waitFor("the progress") { try self.progress }
        let words = try app.waitFor("the progress text") { try strip.find(role: "label")?.text }
        XCTAssertTrue(words.hasPrefix("Opening “long.txt”…"), words)
        try app.waitFor("the Cancel button") { try strip.find(name: "Cancel") }.doAction()
        try expectWindows("note.html")
        try expectTitle("note.html")
        try expectText("one two")
        // It can be opened again without any effect of the first time.
        _ = try write(1, to: "long.txt")
        try open(path("long.txt"))
        try expectTitle("long.txt")
    }

    /// If the user continues in another window meanwhile, that one stays in front.
    func testALoadingNotesWindowStaysBehindTheActiveOne() throws {
        _ = try write(Self.many, to: "long.txt")
        try open(path("long.txt"))
        try expectTitle("long.txt")
        _ = try app.waitFor("the progress") { try self.progress }
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        XCTAssertNotNil(try progress, "the note was loaded too soon to tell")
        try app.waitUntil("the end of the progress", upTo: 180) { try self.progress == nil }
        try TestDisplay.shared().waitForManager()
        try app.keyboard.type("x")
        try expectTitle("• x")
        try expectText("x")
    }

    func testALargeNoteHasItsMenuAndIsCopiedCompletely() throws {
        let text = try write(15, to: "long.txt")
        try open(path("long.txt"))
        try expectTitle("long.txt")
        let note = try app.waitFor("the note") {
            try self.app.accessible.children.first { try $0.name == "long.txt – Longpress" }?
                .find(role: "text box", name: "Note")
        }
        try app.waitUntil("the whole text", upTo: 60) { try note.characterCount == text.unicodeScalars.count }
        try app.waitUntil("the end of the progress", upTo: 60) { try self.progress == nil }
        app.pointer.click(.secondary, at: try note.screenRectangle.center)
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        let copied = try app.waitFor("the text on the clipboard", upTo: 60) { try self.app.clipboard.text(upTo: 60) }
        // Not with XCTAssertEqual, which would print both texts.
        XCTAssertTrue(copied == text, "\(copied.utf8.count) bytes of \(text.utf8.count)")
        XCTAssertEqual(complaints(of: app), [])
    }
}
