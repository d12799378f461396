import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Text and Markdown files are opened and saved as themselves, and nothing of a note is lost in them unasked.
final class TextFileTests: FileTestCase {
    private static let text = "# one\r\n\r\n* two *\t<b>\n"

    override var firstFile: (name: String, content: String)? { ("list.md", Self.text) }

    func testOnlyWhatIsTypedChangesAFile() throws {
        // Its own line ends are line feeds inside; the one that is another stays another.
        try expectText("# one\n\n* two *\t<b>\r\n")
        try typeAtEnd("three")
        try save("list.md")
        XCTAssertEqual(notes.read("list.md"), Self.text + "three")
        try notes.write("\u{FEFF}plain", to: "plain.txt")
        try open(path("plain.txt"))
        try expectTitle("plain.txt")
        try expectText("plain")
        try typeAtEnd("!")
        try save("plain.txt")
        XCTAssertEqual(notes.read("plain.txt"), "\u{FEFF}plain!")
    }

    func testStylesAreNotLostUnasked() throws {
        try select("one")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("ctrl+s")
        let title = "Save as Markdown?"
        XCTAssertEqual(try sheetRows(title), ["Save as HTML…", "Save as Markdown", "Cancel"])
        try app.keyboard.press("Escape")
        try expectNoSheet()
        try expectTitle("• list.md")
        XCTAssertEqual(notes.read("list.md"), Self.text)
        try app.keyboard.press("ctrl+s")
        try chooseTarget("Save as HTML…", in: title)
        try accept(path("list.html"), in: "Save As")
        try expectTitle("list.html")
        XCTAssertEqual(notes.read("list.md"), Self.text)
        XCTAssertTrue(notes.read("list.html")?.contains("<b>one</b>") ?? false)
    }

    func testSaidToBeLostTheyAre() throws {
        try app.keyboard.press("F1")
        try expectTitle("Welcome")
        try saveAs(path("welcome.txt"))
        try chooseTarget("Save as Plain Text", in: "Save as Plain Text?")
        try expectTitle("welcome.txt")
        XCTAssertTrue(notes.read("welcome.txt")?.hasPrefix("\(FirstNote.title)\nOn a still night ") ?? false)
        // It has been said: not each time anew.
        try typeAtEnd("!")
        try save("welcome.txt")
    }

    /// In UTF-8 it would be another file.
    func testAFileInAnotherCharsetIsSavedUnderANewName() throws {
        try notes.write(Array("Gr".utf8) + [0xFC] + Array("n".utf8), to: "latin.txt")
        try open(path("latin.txt"))
        try expectTitle("latin.txt")
        try expectText("Grün")
        try expectMessage(
            "This file isn’t encoded in UTF-8. Saving creates a new file in UTF-8.")
        try typeAtEnd("!")
        try app.keyboard.press("ctrl+s")
        try accept(path("utf8.txt"), in: "Save As")
        try expectTitle("utf8.txt")
        try expectNoMessage()
        XCTAssertEqual(notes.read("utf8.txt"), "Grün!")
        XCTAssertEqual(bytes("latin.txt").count, 4)
    }
}
