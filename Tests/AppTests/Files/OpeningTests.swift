import Foundation
import TestSupport
import XCTest

/// Open…, Open Recent, dropped files and a second start.
final class OpeningTests: FileTestCase {
    func testAFileThatIsOpenIsShown() throws {
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

    /// A window in which nothing was ever written takes the note.
    func testAnUntouchedWindowTakesTheNote() throws {
        try notes.write(Self.page("other"), to: "other.html")
        try app.keyboard.press("ctrl+n")
        try expectTitle("Untitled")
        try open(path("other.html"))
        try expectTitle("other.html")
        try expectWindows("note.html", "other.html")
        try expectText("other")
    }

    func testWhatIsNoNoteIsNamedAndTheNoteStays() throws {
        try notes.write([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1], to: "program")
        try notes.write(Array("PK".utf8) + [3, 4, 0, 0, 1], to: "archive.html")
        for (name, reason) in [
            ("program", "It is not a note. Choose an HTML, Markdown or text file, or a picture."),
            ("archive.html", "It is not a note. Choose an HTML, Markdown or text file, or a picture."),
        ] {
            try open(path(name))
            try expectTitle("note.html")
            try expectMessage("“\(name)” can’t be opened. \(reason)")
            try expectText("one two")
            XCTAssertEqual(app.windows.topLevels.count, 1)
        }
    }

    func testARecentNoteCanBeOpenedAgain() throws {
        try notes.write(Self.page("other"), to: "other.html")
        try open(path("other.html"))
        try expectTitle("other.html")
        try app.keyboard.press("ctrl+w")
        try expectTitle("note.html")
        try openRecent("other.html")
        try expectTitle("other.html")
        try expectText("other")
    }

    /// Chooses a note in the submenu by keys. It is filled when the desktop's list has the note, and never while it is
    /// open: then it is closed and looked at again.
    private func openRecent(_ name: String) throws {
        try app.waitUntil("\(name) among the recent notes", upTo: 60) {
            try app.keyboard.press("F10")
            try app.waitUntil("the bar to have the keyboard") { try self.focused("File") }
            try app.keyboard.press("Down")
            try app.waitUntil("the menu") { try self.focused("New") }
            try app.keyboard.press("Down")
            try app.keyboard.press("Down")
            try app.waitUntil("Open Recent") { try self.focused("Open Recent") }
            try app.keyboard.press("Right")
            let isThere = (try? TestSupport.waitUntil("the note", upTo: 2) { try self.focused(name) }) != nil
            try app.keyboard.press(isThere ? "Return" : "Escape")
            if !isThere {
                try app.keyboard.press("Escape")
                try app.keyboard.press("Escape")
            }
            try expectNoMenu()
            return isThere
        }
    }

    private func focused(_ name: String) throws -> Bool {
        try app.accessible.first { try $0.role == "menu item" && $0.name == name && $0.has("focused") } != nil
    }

    func testADroppedNoteIsOpenedAndAPictureIsAdded() throws {
        try notes.write(Self.page("dropped"), to: "dropped.html")
        let picture = try notes.write(SamplePicture.png.bytes, to: "picture.png")
        let source = try DragSource(files: [path("dropped.html"), picture])
        defer { source.close() }
        try source.drag(to: emptyPlace)
        try expectTitle("dropped.html")
        try expectText("dropped")
        source.close()
        try app.windows.activate(XCTUnwrap(app.windows.topLevels.first { $0.title.contains("note.html") }))
        try app.waitUntil("the picture") { try self.pictureNames == ["Image 1"] }
        try expectTitle("• note.html")
        try expectText("one two")
    }

    func testCancellingTheDialogsChangesNothing() throws {
        for (keys, title) in [("ctrl+o", "Open"), ("shift+ctrl+s", "Save As")] {
            try app.keyboard.press(keys)
            try app.waitUntil("the dialog \(title)") { self.app.windows.active?.title == title }
            try app.keyboard.press("Escape")
            try expectTitle("note.html")
        }
        try expectText("one two")
        XCTAssertEqual(app.windows.topLevels.count, 1)
    }
}
