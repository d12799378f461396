import Foundation
import TestSupport
import XCTest

@testable import Driving

/// File ▸ Export as PDF…: the note as pages, in a file.
final class PDFExportTests: FileTestCase {
    override var firstFile: (name: String, content: String)? { ("note.html", Self.page("one <b>two</b>")) }

    private func export(_ path: String) throws {
        try chooseInMenuBar("File", "Export as PDF…")
        try fileDialog.enter(path, in: "Export as PDF")
    }

    private func pages(_ name: String) throws -> PDFPages {
        try app.waitUntil("the file") { FileManager.default.fileExists(atPath: self.path(name)) }
        return try PDFPages(name, in: notes)
    }

    func testTheCurrentTextIsExportedAndTheNoteIsUnchanged() throws {
        try focusNote()
        try app.keyboard.press("ctrl+End")
        try app.keyboard.type(" three")
        try chooseInMenuBar("File", "Export as PDF…")
        // The suggested name is the note's.
        try fileDialog.expect("Export as PDF")
        try app.keyboard.press("Return")
        let pages = try pages("note.pdf")
        XCTAssertEqual(try pages.lines, [["one two three"]])
        XCTAssertEqual(try pages.information["Title"], "note")
        try expectTitle("• note.html")
        XCTAssertEqual(notes.read("note.html"), Self.page("one <b>two</b>"))
    }

    /// Whatever name is chosen, a note isn't replaced by its own PDF.
    func testThePDFExtensionIsAddedToOtherNames() throws {
        try export(path("other"))
        XCTAssertEqual(try pages("other.pdf").text, "one two")
        try chooseInMenuBar("File", "Export as PDF…")
        try fileDialog.enterReplacing(path("note.html"), in: "Export as PDF")
        XCTAssertEqual(try pages("note.html.pdf").text, "one two")
        XCTAssertEqual(notes.read("note.html"), Self.page("one <b>two</b>"))
    }

    func testAFailureIsReported() throws {
        try export("/proc/note.pdf")
        let message = try find(role: "alert", name: "Message")
        try app.waitUntil("the message") {
            try message.find(role: "label")?.text.hasPrefix("“note.pdf” was not saved. ") == true
        }
        try expectText("one two")
    }
}
