import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Open… and dropped files.
final class OpeningTests: FileTestCase {
    func testAnAlreadyOpenFileIsShown() throws {
        try notes.write(Self.page("other"), to: "other.html")
        try FileManager.default.createSymbolicLink(
            atPath: path("link.html"), withDestinationPath: "note.html")
        try open(path("other.html"))
        try expectTitle("other.html")
        for name in ["note.html", "link.html"] {
            try open(path(name))
            try expectTitle("note.html")
            XCTAssertEqual(app.windows.topLevels.count, 2)
            try open(path("other.html"))
            try expectTitle("other.html")
        }
    }

    /// An untouched window is used for the note.
    func testAnUntouchedWindowIsReused() throws {
        try notes.write(Self.page("other"), to: "other.html")
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try open(path("other.html"))
        try expectTitle("other.html")
        try expectWindows("note.html", "other.html")
        try expectText("other")
    }

    func testAFileThatIsNotANoteIsReported() throws {
        try notes.write([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1], to: "program")
        try notes.write(Array("PK".utf8) + [3, 4, 0, 0, 1], to: "archive.html")
        for (name, reason) in [
            ("program", "It isn’t a note. Choose an HTML, Markdown or text file, or an image."),
            ("archive.html", "It isn’t a note. Choose an HTML, Markdown or text file, or an image."),
        ] {
            try open(path(name))
            try expectTitle("note.html")
            try expectMessage("“\(name)” can’t be opened. \(reason)")
            try expectText("one two")
            XCTAssertEqual(app.windows.topLevels.count, 1)
        }
    }

    func testADroppedNoteIsOpenedAndAPictureIsAdded() throws {
        try notes.write(Self.page("dropped"), to: "dropped.html")
        let picture = try notes.write(SamplePicture.png.bytes, to: "picture.png")
        let source = try DragSource(files: [path("dropped.html"), picture])
        do {
            defer { source.close() }
            try source.drag(to: emptyPlace)
            try expectTitle("dropped.html")
            try expectText("dropped")
        }
        try app.windows.activate(XCTUnwrap(app.windows.topLevels.first { $0.title.contains("note.html") }))
        try app.waitUntil("the picture") { try self.pictureNames == ["Image 1"] }
        try expectTitle("• note.html")
        try expectText("one two")
    }

    func testCancellingTheDialogsChangesNothing() throws {
        for (keys, title) in [("ctrl+o", "Open"), ("shift+ctrl+s", "Save As")] {
            try app.keyboard.press(keys)
            try fileDialog.expect(title)
            try app.keyboard.press("Escape")
            try expectTitle("note.html")
        }
        try expectText("one two")
        XCTAssertEqual(app.windows.topLevels.count, 1)
    }
}
