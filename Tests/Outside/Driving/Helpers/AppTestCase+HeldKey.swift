import TestSupport
import XCTest

extension AppTestCase {
    /// Holds a letter key, and expects it to repeat until it is released.
    func expectAHeldLetterToRepeat() throws {
        try write("")
        let note = try note
        try app.keyboard.holding("a") {
            try app.waitUntil("the letter to be repeated") { try note.characterCount > 5 }
        }
        try expectNoMoreRepeats()
        let text = try note.text
        XCTAssertEqual(text, String(repeating: "a", count: text.count))
        // A short press doesn't repeat.
        try app.keyboard.type("b")
        try expectText(text + "b")
    }

    /// Holds Delete, and expects it to remove letters repeatedly until it is released.
    func expectAHeldDeleteToRepeat() throws {
        let text = String(repeating: "0123456789", count: 30)
        try write(text)
        let note = try note
        try app.keyboard.press("ctrl+Home")
        try app.keyboard.holding("Delete") {
            try app.waitUntil("some letters to be gone") { try note.characterCount < text.count - 5 }
        }
        try expectNoMoreRepeats()
        let rest = try note.text
        XCTAssertFalse(rest.isEmpty)
        XCTAssertTrue(text.hasSuffix(rest), rest)
    }

    /// Expects that no further repeat arrives after another key has reached the app.
    private func expectNoMoreRepeats() throws {
        let note = try note
        try app.keyboard.press("ctrl+End")
        try app.waitUntil("the insertion point at the end") { try note.caretOffset == note.characterCount }
        let text = try note.text
        // This is longer than any display waits before a key's first repeat, and before the following ones.
        pause(milliseconds: 1000)
        try expectText(text)
    }
}
