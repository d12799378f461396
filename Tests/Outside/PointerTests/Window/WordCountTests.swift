import TestSupport
import XCTest

@testable import Driving

/// View ▸ Word Count shows the number of words in the note and in the selection.
final class WordCountTests: FileTestCase {
    private func expect(_ words: String) throws {
        try app.waitUntil(words) { try self.app.accessible.find(role: "label", name: words)?.isShowing ?? false }
    }

    func testWordsAreCountedDuringTyping() throws {
        try menuBar.choose("View", "Word Count")
        try expect("2 words")
        try typeAtEnd(" three")
        try expect("3 words")
        try app.keyboard.press("ctrl+shift+Left")
        try expect("1 of 3 words selected")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type("one")
        try expect("1 word")
        // Every window shows it, until it is turned off.
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try expect("0 words")
        try menuBar.choose("View", "Word Count")
        try app.waitUntil("no count") {
            try self.app.accessible.first { try $0.role == "label" && $0.name.hasSuffix("words") && $0.isShowing }
                == nil
        }
    }
}
