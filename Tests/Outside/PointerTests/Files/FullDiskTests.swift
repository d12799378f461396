import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A full disk: the user is told, the file and the note are unchanged, and there is a way out.
final class FullDiskTests: RecoveryTestCase {
    func testSavingCanBeRetriedOnceThereIsRoom() throws {
        let (disk, sheet) = (try SmallDisk(kilobytes: 64), "“note.html” was not saved")
        try begin { try disk.start(with: "note.html", FileTestCase.page("one"), bus: bus, home: home) }
        try expectTitle("note.html")
        try type(" two")
        try disk.fill(with: "filler")
        try app.keyboard.press("ctrl+s")
        let rows = try app.waitForSheet(sheet)
        XCTAssertEqual(
            try rows.findAll(role: "button").map { try $0.name }, ["Save As…", "Try Again", "Cancel"])
        XCTAssertTrue(try rows.findAll(role: "label").contains { try $0.text == "The disk is full." })
        XCTAssertEqual(try disk.read("note.html"), FileTestCase.page("one"))
        XCTAssertEqual(try disk.names, ["filler", "note.html"])

        // There is still no room: the question is repeated.
        try answer(sheet, row: 1)
        try app.waitUntil("the first sheet to be gone") { !rows.isShowing }
        _ = try app.waitForSheet(sheet)
        XCTAssertEqual(try note.text, "one two")
        try disk.remove("filler")
        try answer(sheet, row: 1)
        try expectTitle("note.html")
        XCTAssertTrue(try disk.read("note.html")?.contains("one two") ?? false)
        XCTAssertEqual(try disk.names, ["note.html"])
    }

    /// The file can only be written in place, and writing doesn't begin without room for a copy of its old content.
    func testAFileWithTwoNamesKeepsBoth() throws {
        let (disk, sheet) = (try SmallDisk(kilobytes: 64), "“note.html” was not saved")
        try begin { try disk.start(with: "note.html", FileTestCase.page("one"), bus: bus, home: home) }
        try expectTitle("note.html")
        try disk.link("note.html", "other.html")
        try type(" two")
        try disk.fill(with: "filler")
        try app.keyboard.press("ctrl+s")
        // An additional name is a change, too, unless it was added before the note had been read to its end.
        let changed = "Another program changed “note.html”"
        let title = try app.waitFor("a sheet") {
            try [changed, sheet].first { try self.app.accessible.find(role: "dialog", name: $0)?.isShowing == true }
        }
        if title == changed { try answer(changed, row: 1) }
        let rows = try app.waitForSheet(sheet)
        XCTAssertTrue(try rows.findAll(role: "label").contains { try $0.text == "The disk is full." })
        XCTAssertEqual(try disk.read("other.html"), FileTestCase.page("one"))
        XCTAssertEqual(try disk.names, ["filler", "note.html", "other.html"])
        try disk.remove("filler")
        try answer(sheet, row: 1)
        try expectTitle("note.html")
        XCTAssertTrue(try disk.read("other.html")?.contains("one two") ?? false)
        XCTAssertEqual(try disk.names, ["note.html", "other.html"])
    }

    func testTheNoteCanBeSavedOnAnotherDisk() throws {
        let (disk, elsewhere) = (try SmallDisk(kilobytes: 64), files.path + "/there.html")
        try begin { try disk.start(with: "note.html", FileTestCase.page("one"), bus: bus, home: home) }
        try expectTitle("note.html")
        try disk.fill(with: "filler")
        try type(" two")
        try app.keyboard.press("ctrl+s")
        try answer("“note.html” was not saved")
        try app.waitUntil("the dialog") { self.app.windows.active?.title == "Save As" }
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type(elsewhere)
        try app.keyboard.press("Return")
        try expectTitle("there.html")
        XCTAssertTrue(files.read("there.html")?.contains("one two") ?? false)
        XCTAssertEqual(try disk.read("note.html"), FileTestCase.page("one"))
    }
}
