import TestSupport
import XCTest

@testable import Driving

/// Accents and Compose sequences, which GTK combines without an input method: a key still waiting for its letter isn't text, and
/// no key after a menu or command combines with it.
final class DeadKeyTests: FileTestCase {
    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try home.stopCaretBlinking()
    }

    /// Presses a key, and waits until it is visible in the note.
    private func press(_ key: String) throws {
        let area = try note.screenRectangle
        let before = try Screenshot.settled(of: area)
        try app.keyboard.press(key)
        try app.waitUntil("the key \(key) to be visible") { try Screenshot.picture(of: area) != before }
    }

    private func pressAtEnd(_ key: String) throws {
        try focusNote()
        try app.keyboard.press("ctrl+End")
        try app.waitUntil("the insertion point at the end") { try self.note.caretOffset == self.note.characterCount }
        try press(key)
    }

    func testDeadAndComposeKeysTypeAccentedLetters() throws {
        try pressAtEnd("dead_acute")
        try app.keyboard.type("e")
        try expectText("one twoé")
        try press("Multi_key")
        try app.keyboard.type("o")
        try app.keyboard.type("\"")
        try expectText("one twoéö")
    }

    func testOpeningAMenuEndsTheSequence() throws {
        for (key, rest) in [("dead_acute", "e"), ("Multi_key", "'e")] {
            for opening in Opening.allCases {
                try pressAtEnd(key)
                waitForNewSuccession()
                try open(opening, at: place(of: "one"))
                _ = try openMenu(.edit)
                try expectText("one two")
                try app.keyboard.press("Escape")
                try expectNoMenu()
                try app.keyboard.press("ctrl+End")
                try app.keyboard.type(rest)
                try expectText("one two" + rest)
                for _ in rest { try app.keyboard.press("BackSpace") }
                try expectText("one two")
            }
        }
    }

    func testALetterThatClosesAMenuGetsNoAccent() throws {
        try pressAtEnd("dead_circumflex")
        app.pointer.hold(at: try place(of: "one"))
        _ = try openMenu(.edit)
        try app.keyboard.type("w")
        try expectNoMenu()
        try app.waitUntil("the letter") { try self.note.text.contains("w") && self.note.characterCount == 8 }
        XCTAssertEqual(try note.text.count { $0 == "w" }, 2)
    }

    func testACommandEndsTheSequence() throws {
        try pressAtEnd("dead_acute")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.type("e")
        try expectText("one twoe")
        try app.keyboard.press("ctrl+s")
        try app.waitUntil("the file") { self.notes.read("note.html") == Self.page("one two<b>e</b>") }
    }
}
