import TestSupport
import XCTest

@testable import Driving

/// The note that the app opens first: something to read, with pictures, and a word for trying the menu.
final class WelcomeNoteTests: AppTestCase {
    override var arguments: [String] { [] }

    func testTheNoteHasATitleAndTwoPicturesWithCaptions() throws {
        try expectTitle("Welcome")
        XCTAssertEqual(try pictureNames, FirstNote.captions)
        let paragraphs = try note.text.split(separator: "\n").map(String.init)
        XCTAssertEqual(paragraphs.first, FirstNote.title)
        XCTAssertEqual(paragraphs.count, 4)
        let styled = try styledText
        XCTAssertTrue(styled.hasPrefix("*The *Road *on *the *Lake On a still "), styled)
        XCTAssertEqual(styled.filter { $0 == "*" }.count, 5)
        XCTAssertEqual(styled.filter { $0 == "/" }.count, 1)
        // The whole note is visible.
        let frame = try window.visibleFrame
        let last = try note.screenRectangle(ofText: "its way.")
        XCTAssertLessThan(last.bottom, frame.bottom)
        for caption in FirstNote.captions {
            XCTAssertLessThan(try picture(caption).screenRectangle.bottom, frame.bottom)
        }
    }

    /// Its second sentence is true.
    func testTheWordInTheSecondSentenceHasAMenu() throws {
        let text = try note.text
        let sentences = text.replacing("\n", with: " ").split(separator: ". ")
        XCTAssertTrue(try XCTUnwrap(sentences.dropFirst().first).contains(FirstNote.word))
        XCTAssertTrue(try styledText.contains(" /\(FirstNote.word) "))
        app.pointer.doubleClick(at: try place(of: FirstNote.word))
        try expectSelection(FirstNote.word)
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        for open in [
            { self.app.pointer.click(.secondary, at: try self.place(of: FirstNote.word)) },
            { self.app.pointer.hold(at: try self.place(of: FirstNote.word)) },
        ] {
            waitForNewSuccession()
            try open()
            try app.waitUntil("its menu") { try self.openMenus.count == 1 }
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testTheNoteHasNoSpellingErrors() throws {
        // When another word is underlined, the note's words have been checked, too.
        try putCaret(before: "Every ripple")
        try app.keyboard.type("lettr ")
        try app.waitUntil("the word to be underlined") { try styledText.contains("~lettr Every ") }
        XCTAssertEqual(try styledText.filter { $0 == "~" }.count, 1)
    }
}
