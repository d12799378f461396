import TestSupport
import XCTest

@testable import Driving

/// Pasting unusual or long texts (R28, R16).
final class PasteTextTests: BadInputTestCase {
    /// Bytes that aren't UTF-8: the readable part is pasted, or a message gives the reason; no existing text is lost.
    func testInvalidUTF8LosesNoExistingText() throws {
        for bytes: [UInt8] in [[0xff, 0xfe, 0x41], Array("good ".utf8) + [0xc3, 0x28], [0xed, 0xa0, 0x80], [0x80]] {
            try write("one two")
            try putCaret(before: "two")
            try offer(bytes, type: "text/plain;charset=utf-8")
            try app.keyboard.press("ctrl+v")
            try app.waitUntil("a message or text for \(bytes)") {
                try message != nil || note.text != "one two"
            }
            let text = try note.text
            XCTAssertTrue(text.hasPrefix("one ") && text.hasSuffix("two"), text)
            if try message != nil {
                XCTAssertEqual(text, "one two")
                XCTAssertTrue(try messageText?.hasPrefix("The clipboard couldn’t be read. Nothing was pasted.") == true)
                try closeMessage()
            }
        }
    }

    /// The message about a paste is shown until the next paste.
    func testTheMessageDisappearsWithTheNextPaste() throws {
        try write("one ")
        try offer(Array("file:///no/such/picture.png\r\n".utf8), type: "text/uri-list")
        try app.keyboard.press("ctrl+v")
        _ = try app.waitFor("a message") { try messageText }
        try offer("two")
        try app.keyboard.press("ctrl+v")
        try expectText("one two")
        try app.waitUntil("the message to be gone") { try message == nil }
    }

    /// The text before a null character is inserted; GTK takes it for the end.
    func testTextWithANullCharacterIsPastedOrReported() throws {
        try write("")
        try offer(Array("before\0after".utf8), type: "text/plain;charset=utf-8")
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("a message or text") { try message != nil || !note.text.isEmpty }
        XCTAssertTrue(try message != nil || note.text.hasPrefix("before"))
    }

    func testPastingEmptyTextChangesNothing() throws {
        try putCaret(before: "Hold")
        try expectUnchangedNote {
            try offer("")
            try app.keyboard.press("ctrl+v")
            try typeALetter()
        }
    }

    func testAMegabyteOfTextIsPastedCompletely() throws {
        let line = "The quick brown fox jumps over the lazy dog; ÄÖÜ 日本 🙂.\n"
        let text = String(repeating: line, count: 1_000_000 / line.utf8.count + 1)
        XCTAssertGreaterThan(text.utf8.count, 1_000_000)
        try write("")
        try offer(text)
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the whole text") { try note.characterCount == text.unicodeScalars.count }
        XCTAssertEqual(try note.text, text)
    }
}
