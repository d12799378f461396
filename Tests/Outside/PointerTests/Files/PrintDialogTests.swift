import Foundation
import TestSupport
import XCTest

@testable import Driving

/// File ▸ Print…: the desktop's dialog.
final class PrintDialogTests: FileTestCase {
    override var programs: [String: [String]] { ["Viewer": ["application/pdf"]] }

    private func expectDialog() throws {
        try app.waitUntil("the dialog") { self.app.windows.active?.title == "Print" }
    }

    private func expectNote(_ text: String) throws {
        try app.waitUntil("the note to have the focus") { try self.note.has("focused") }
        try expectText(text)
    }

    func testKeysOpenTheDialogAndEscapeClosesIt() throws {
        try focusNote()
        for _ in 0..<2 {
            try app.keyboard.press("ctrl+p")
            try expectDialog()
            let dialog = try app.waitFor("the dialog") { self.app.windows.active }
            _ = try Screenshot.settled(of: dialog.visibleFrame)
            try app.keyboard.press("Escape")
            try expectNote("one two")
        }
        // The note hasn't changed.
        try expectTitle("note.html")
    }

    /// If there is no printer, the note can be printed to a file.
    func testANoteIsPrintedToAFile() throws {
        try chooseInMenuBar("File", "Print…")
        try expectDialog()
        let dialog = try app.waitFor("the dialog") { self.app.windows.active }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
        app.pointer.click(at: try find(role: "label", name: "Print to File").screenPoint)
        let button = try app.waitFor("the printer to be chosen") {
            try self.app.accessible.first {
                try $0.role == "button" && $0.name.hasSuffix("Print") && $0.has("sensitive")
            }
        }
        app.pointer.click(at: try button.screenPoint)
        let file = try app.waitFor("the file") {
            FileManager.default.enumerator(atPath: self.app.home.path)?.compactMap { $0 as? String }.first {
                $0.hasSuffix("/note.pdf") || $0 == "note.pdf"
            }
        }
        try app.waitUntil("the whole text") { (try? PDFPages(file, in: self.app.home).text) == "one two" }
        try expectNote("one two")
    }

    /// The preview opens in the default program for PDF files.
    func testThePreviewOpensInTheDefaultProgram() throws {
        try app.keyboard.press("ctrl+p")
        try expectDialog()
        let dialog = try app.waitFor("the dialog") { self.app.windows.active }
        _ = try Screenshot.settled(of: dialog.visibleFrame)
        let button = try app.waitFor("Preview") {
            try self.app.accessible.first {
                try $0.role == "button" && $0.name.hasSuffix("Preview") && $0.has("sensitive")
            }
        }
        app.pointer.click(at: try button.screenPoint)
        let file = try file(handedTo: "Viewer")
        let home = app.home.path + "/"
        XCTAssertTrue(file.hasPrefix(home) && file.hasSuffix("/note.pdf"), file)
        XCTAssertEqual(try PDFPages(String(file.dropFirst(home.count)), in: app.home).text, "one two")
        try expectNote("one two")
    }
}
