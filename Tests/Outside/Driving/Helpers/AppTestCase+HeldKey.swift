import TestSupport
import XCTest

extension AppTestCase {
    /// Holds a letter key and expects it to be typed again and again until it is let go.
    func expectAHeldLetterToRepeat() throws {
        try write("")
        let note = try note
        try app.keyboard.holding("a") {
            try app.waitUntil("the letter to be repeated") { try note.characterCount > 5 }
        }
        try expectNoMoreRepeats()
        let text = try note.text
        XCTAssertEqual(text, String(repeating: "a", count: text.count))
        // A key that is pressed shortly is no held one.
        try app.keyboard.type("b")
        try expectText(text + "b")
    }

    /// Holds Delete and expects it to take one letter after another until it is let go.
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

    /// Expects no repeated key to come any more, once another key has come to the app after it.
    private func expectNoMoreRepeats() throws {
        let note = try note
        try app.keyboard.press("ctrl+End")
        try app.waitUntil("the insertion point at the end") { try note.caretOffset == note.characterCount }
        let text = try note.text
        // Longer than any display waits before it repeats a key for the first time, and again.
        pause(milliseconds: 1000)
        try expectText(text)
    }
}
