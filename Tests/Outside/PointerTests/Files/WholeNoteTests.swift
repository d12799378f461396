import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A note of two pages with everything that a note can contain, made only with keys, clicks and the clipboard: saved, opened
/// again, and exported as pages.
final class WholeNoteTests: FileTestCase {
    override var firstFile: (name: String, content: String)? { ("note.html", Self.page("one")) }

    private static let caption = "The road by night"
    private static let verse = (1...42).map { "Mile \($0) of the way" }.joined(separator: "\n")

    private static let text =
        "The moon road\nMore is told there, of a bold walk, old and new and code.\nmilk\nbread\u{2028}two loaves\nwake\nearly\n"
        + "go\nSlowly is fast.\n" + verse + "\nThe end\n"

    private func type(_ text: String, _ keys: String...) throws {
        try app.keyboard.type(text)
        for key in keys { try app.keyboard.press(key) }
    }

    private func write() throws {
        for keys in ["ctrl+a", "Delete", "ctrl+alt+1"] { try app.keyboard.press(keys) }
        try type("The moon road", "Return")
        try type("More is told there, of a ", "ctrl+b")
        try type("bold", "ctrl+b")
        try type(" walk, ", "shift+ctrl+x")
        try type("old", "shift+ctrl+x")
        try type(" and ", "shift+ctrl+h")
        try type("new", "shift+ctrl+h")
        try type(" and ", "ctrl+e")
        try type("code", "ctrl+e")
        try type(".", "Return", "ctrl+alt+8")
        try type("milk", "ctrl+Return", "Return")
        try type("bread", "shift+Return")
        try type("two loaves", "Return", "Return", "ctrl+alt+6")
        try type("wake", "Return", "Tab")
        try type("early", "Return", "Return")
        try type("go", "Return", "Return", "ctrl+alt+4")
        try type("Slowly is fast.", "Return", "ctrl+alt+0")
        try offer(Self.verse)
        try app.keyboard.press("ctrl+v")
        try expectNoteText(containing: "Mile 42")
        try app.keyboard.press("Return")
        try type("The end", "Return")
        // A link on a word, and a picture at the end.
        try app.keyboard.press("ctrl+Home")
        try putCaret(before: "there")
        try app.keyboard.press("ctrl+k")
        _ = try find(role: "text box", name: "Address")
        try type("example.org", "Return")
        try expectNoMenu()
        try app.keyboard.press("ctrl+End")
        try offer(SamplePicture.png.bytes, type: "image/png")
        try chooseInMenuBar("Image", "Paste Image")
        try expectPicturesInText(1)
        app.pointer.click(at: try picturesInText[0].screenRectangle.center)
        try app.keyboard.press("F2")
        try app.waitUntil("the caption to be written") {
            try self.app.accessible.first { try $0.role == "text box" && $0.name != "Note" && $0.has("focused") } != nil
        }
        try type(Self.caption, "Return")
        _ = try find(role: "image", name: Self.caption)
    }

    private func expectNoteText(containing words: String) throws {
        try app.waitUntil(words) { try self.note.text.contains(words) }
    }

    /// Waits until the note has all that was written.
    private func expectWhole() throws {
        try TestSupport.waitFor(
            "the text", value: { try note.text.replacing("\u{FFFC}", with: "") },
            until: { $0.trimmingCharacters(in: .newlines) == Self.text.trimmingCharacters(in: .newlines) })
        _ = try find(role: "image", name: Self.caption)
        try app.waitUntil("nothing beside the text") { try self.pictureNames.isEmpty }
    }

    func testANoteIsWrittenSavedReopenedAndExported() throws {
        try focusNote()
        try write()
        try expectWhole()
        try Screenshot.take("whole-note-end")
        try app.keyboard.press("ctrl+Home")
        _ = try Screenshot.settled()
        try Screenshot.take("whole-note-start")
        try save("note.html")
        let (styles, first) = (try styledText, String(decoding: bytes("note.html"), as: UTF8.self))
        for part in [
            "<h1", "<a href=\"https://example.org\"", "<b>bold</b>", "type=\"checkbox\"", "checked", "<blockquote",
            "<figure", Self.caption, "<s>old</s>", "<mark>new</mark>", "<code>code</code>", "<ol>",
        ] { XCTAssertTrue(first.contains(part), part) }

        // Opened elsewhere and saved from there, the note has the same bytes.
        try FileManager.default.copyItem(atPath: path("note.html"), toPath: path("copy.html"))
        try open(path("copy.html"))
        try expectTitle("copy.html")
        try expectWhole()
        XCTAssertEqual(try styledText, styles)
        try saveAs(path("other.html"))
        try expectTitle("other.html")
        XCTAssertEqual(
            String(decoding: bytes("other.html"), as: UTF8.self).replacing("other", with: "note"), first)

        try chooseInMenuBar("File", "Export as PDF…")
        try fileDialog.enter(path("pages.pdf"), in: "Export as PDF")
        try app.waitUntil("the pages") { FileManager.default.fileExists(atPath: self.path("pages.pdf")) }
        let pages = try PDFPages("pages.pdf", in: notes)
        try pages.takePictures("whole-note-page")
        XCTAssertEqual(try pages.information["Pages"], "2")
        XCTAssertEqual(try pages.links, ["https://example.org"])
        let lines = try pages.lines.joined()
        XCTAssertEqual(lines.first, "The moon road")
        for line in [
            "☑ milk", "☐ bread", "two loaves", "1. wake", "1. early", "2. go", "Slowly is fast.", "Mile 42 of the way",
            "The end", Self.caption,
        ] {
            XCTAssertTrue(lines.contains(line), line)
        }
    }
}
