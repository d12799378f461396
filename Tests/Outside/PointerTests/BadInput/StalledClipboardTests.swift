import TestSupport
import XCTest

@testable import Driving

/// A program that offers content on the clipboard and never delivers it (R28).
final class StalledClipboardTests: BadInputTestCase {
    private func offerStalled(types: [String] = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"]) throws {
        try app.clipboard.offerStalled(types: types)
        try waitUntilTheClipboardIsKnown()
    }

    /// Waits for the message while typing into the note. The typed text must appear meanwhile.
    private func expectLiveWindow(since start: Date, until message: String) throws {
        try app.keyboard.type("Live. ")
        try app.waitUntil("the typed words to be in the text") { try note.text.hasPrefix("Live. ") }
        // On a very busy machine, the time limit may already have passed.
        if Date().timeIntervalSince(start) < 4.5 {
            XCTAssertNil(try self.message, "the message came before the time was over")
        }
        try expectMessage(message)
        XCTAssertGreaterThan(Date().timeIntervalSince(start), 4.9)
    }

    func testPastingTextTimesOutWhileTheWindowResponds() throws {
        try offerStalled()
        try putCaret(before: "Hold")
        let text = try note.text
        let start = Date()
        try app.keyboard.press("ctrl+v")
        try expectLiveWindow(
            since: start,
            until: "The program that you copied from isn’t responding. Nothing was pasted. Copy again and retry.")
        XCTAssertEqual(try note.text, "Live. " + text)
    }

    func testPastingAPictureTimesOutWhileTheWindowResponds() throws {
        try offerStalled(types: ["image/png"])
        let before = try (note.text, pictureNames)
        let start = Date()
        try pasteImage()
        try putCaret(before: "Hold")
        try expectLiveWindow(
            since: start,
            until:
                "“Pasted Image” was not added. The program that you copied from isn’t responding. Copy it again and retry."
        )
        XCTAssertEqual(try note.text, "Live. " + before.0)
        XCTAssertEqual(try pictureNames, before.1)
    }

    func testPastingFilesTimesOut() throws {
        try offerStalled(types: ["text/uri-list"])
        try expectUnchangedNote {
            try pasteImage()
            try expectMessage(
                "“Pasted Image” was not added. The program that you copied from isn’t responding. Copy it again and retry."
            )
        }
    }

    /// Content that another program copies meanwhile can be pasted immediately.
    func testNewContentCanBePastedDuringAStalledPaste() throws {
        try offerStalled()
        try putCaret(before: "Hold")
        let text = try note.text
        try app.keyboard.press("ctrl+v")
        try typeAndExpect("x", at: text)
        try offer("fresh ")
        try app.keyboard.press("ctrl+v")
        try expectText("xfresh " + text)
    }

    /// A cancelled paste blocks nothing, and inserts nothing later.
    func testACancelledPasteDoesNotDelayTheNextOne() throws {
        try putCaret(before: "Hold")
        let text = try note.text
        for forms in [["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"], ["text/uri-list"], ["text/html"]] {
            try offerStalled(types: forms)
            let start = Date()
            for _ in 0..<3 { try app.keyboard.press("ctrl+v") }
            let button = try app.waitFor("the Cancel button") { try self.progress?.find(name: "Cancel") }
            try button.doAction()
            try app.waitUntil("the progress to be gone") { try self.progress == nil }
            try offer("fresh ")
            try app.keyboard.press("ctrl+v")
            try expectText("fresh " + text)
            XCTAssertLessThan(Date().timeIntervalSince(start), 4.9, "the next paste had to wait")
            try app.keyboard.press("ctrl+z")
            try expectText(text)
        }
        XCTAssertNil(try message)
    }

    func testACancelledPicturePasteAddsNothingLater() throws {
        try offerStalled(types: ["image/png"])
        let before = try pictureNames
        try pasteImage()
        let button = try app.waitFor("the Cancel button") { try self.progress?.find(name: "Cancel") }
        try button.doAction()
        try app.waitUntil("the progress to be gone") { try self.progress == nil }
        try offer(SamplePicture.png.bytes, type: "image/png")
        try pasteImage()
        try expectPicturesInText(1)
        XCTAssertEqual(try pictureNames, before)
        XCTAssertNil(try message)
    }

    private func typeAndExpect(_ letter: String, at text: String) throws {
        try app.keyboard.type(letter)
        try expectText(letter + text)
    }
}
