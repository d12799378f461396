import TestSupport
import XCTest

@testable import Driving

/// Each clipboard of a table is pasted into the text: the result is the expected one, it can be undone, and the next paste is
/// unaffected.
final class HostileClipboardTests: BadInputTestCase {
    func testHostileContentIsPastedSafelyOrRefused() throws {
        let text = try note.text
        for clipboard in HostileClipboard.all {
            do {
                try paste(clipboard, at: text)
            } catch {
                throw TestFailure("\(clipboard.what): \(error)")
            }
        }
    }

    private func paste(_ clipboard: HostileClipboard, at text: String) throws {
        try putCaret(before: "Hold")
        try app.clipboard.offer(clipboard.forms)
        try waitUntilTheClipboardIsKnown()
        try app.keyboard.press("ctrl+v")
        switch clipboard.outcome {
        case .pastes(let pasted, let words):
            try expectText(pasted + text)
            if let words { try expectMessage(having: words, of: clipboard) }
            try app.keyboard.press("ctrl+z")
        case .says(let words): try expectMessage(having: words, of: clipboard)
        case .nothing:
            try app.waitUntil("the clipboard to be read") { self.app.clipboard.timesDelivered > 0 }
        }
        try offer("fine ")
        try app.keyboard.press("ctrl+v")
        try expectText("fine " + text)
        try app.keyboard.press("ctrl+z")
        try expectText(text)
        try expectPictures(1)
        XCTAssertNil(try message, clipboard.what)
    }

    private func expectMessage(having words: String, of clipboard: HostileClipboard) throws {
        let seen = try app.waitFor("a message") { try messageText }
        XCTAssertTrue(seen.contains(words), "\(clipboard.what): \(seen)")
        try closeMessage()
    }
}
