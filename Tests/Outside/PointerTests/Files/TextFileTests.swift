import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Text and Markdown files are opened and saved in their own format, and nothing of a note is lost in them without asking.
final class TextFileTests: FileTestCase {
    private static let text = "# one\r\n\r\n* two *\t<b>\n"

    override var firstFile: (name: String, content: String)? { ("list.md", Self.text) }

    func testSavingChangesOnlyWhatWasTyped() throws {
        // The file's main kind of line end is a line feed in the note; a different one stays.
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

    func testSavingAsPlainTextAsksOnlyOnce() throws {
        try app.keyboard.press("F1")
        try expectTitle("Welcome")
        try saveAs(path("welcome.txt"))
        try sheet.choose("Save as Plain Text", in: "Save as Plain Text?")
        try expectTitle("welcome.txt")
        XCTAssertTrue(notes.read("welcome.txt")?.hasPrefix("\(FirstNote.title)\nOn a still night ") ?? false)
        // The question isn't repeated.
        try typeAtEnd("!")
        try save("welcome.txt")
    }
}
