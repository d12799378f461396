import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Unsaved work is offered after a crash, and after the end of the session.
final class RecoveryTests: RecoveryTestCase {
    private let question = "Recover “note.html”?"

    private func writeAndKillApp() throws -> String {
        let path = try files.write(FileTestCase.page("one"), to: "note.html")
        try begin([path])
        try expectTitle("note.html")
        try type(" two")
        try waitForJournal(of: "one two")
        try killApp()
        return path
    }

    func testANoteIsRecoveredUnderItsFilesName() throws {
        let path = try writeAndKillApp()
        XCTAssertEqual(files.read("note.html"), FileTestCase.page("one"))
        try begin()
        try answer(question)
        try expectTitle("• note.html")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two" })
        try app.waitUntil("one journal") { self.journals.count == 1 }
        try app.keyboard.press("ctrl+s")
        try expectTitle("note.html")
        XCTAssertTrue(files.read("note.html")?.contains("one two") ?? false)
        try app.waitUntil("no journal") { self.journals.isEmpty }
        try begin([path])
        try expectTitle("note.html")
        try type("!")
    }

    /// The app was killed after the new content got the file's name, and before the journal was removed.
    func testAlreadySavedContentIsNotOffered() throws {
        let path = try writeAndKillApp()
        try files.write(FileTestCase.page("one two"), to: "note.html")
        try begin([path])
        try expectTitle("note.html")
        try app.waitUntil("no journal") { self.journals.isEmpty }
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two" })
        XCTAssertNil(try app.accessible.first { try $0.name == self.question })
        // The next text is saved without a question.
        try type("!")
        try app.keyboard.press("ctrl+s")
        try expectTitle("note.html")
        XCTAssertEqual(files.read("note.html"), FileTestCase.page("one two!"))
    }

    /// Each of several notes is listed with the time of its last change, and notes left for later aren't lost.
    func testSeveralNotesAreListedWithTheirTimesAndCanWait() throws {
        // One of them was changed long ago.
        let time = Calendar(identifier: .gregorian).date(
            from: DateComponents(year: 2020, month: 2, day: 29, hour: 13, minute: 5))
        try leaveTwoNotes("a.txt", writtenAt: try XCTUnwrap(time))
        let question = "Recover 2 notes?"
        for _ in 0..<2 {
            try begin()
            let sheet = try app.waitForSheet(question)
            let lines = try sheet.description.split(separator: "\n").map(String.init)
            XCTAssertEqual(lines.last, "“a.txt”, last changed on February 29, 2020 at 13:05")
            let newer = try XCTUnwrap(lines.dropLast().last)
            XCTAssertTrue(newer.hasPrefix("“b.txt”, last changed today at "), newer)
            XCTAssertEqual(
                try sheet.findAll(role: "button").map { try $0.name }, ["Recover", "Discard", "Later"])
            try answer(question, row: 2)
            try app.waitUntil("no sheet") { try self.app.accessible.first { try $0.name == question } == nil }
            XCTAssertEqual(journals.count, 2)
        }
        try begin()
        try answer(question)
        try expectWindows(["Welcome", "• a.txt", "• b.txt"], of: app)
    }

    /// As at the end of a session: text typed a moment ago is kept too.
    func testATerminationSignalLosesNothing() throws {
        try begin([files.write(FileTestCase.page("one"), to: "note.html")])
        try expectTitle("note.html")
        try type(" two")
        app.terminate()
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        try begin()
        try answer(question)
        try expectTitle("• note.html")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two" })
    }

    /// As when the desktop ends or crashes: the display server disconnects.
    func testADisplayDisconnectKeepsTheJournal() throws {
        try begin([files.write(FileTestCase.page("one"), to: "note.html")])
        try expectTitle("note.html")
        try type(" two")
        try waitForJournal(of: "one two")
        app.windows.disconnect(try XCTUnwrap(app.windows.active))
        XCTAssertEqual(try app.waitForExit(), .exited(1))
        try begin()
        try answer(question)
        try expectTitle("• note.html")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two" })
    }

    /// Even the last letters, which no journal has yet, aren't lost.
    func testADisplayDisconnectKeepsTextJustTyped() throws {
        try begin([files.write(FileTestCase.page("one"), to: "note.html")])
        try expectTitle("note.html")
        let window = try XCTUnwrap(app.windows.active)
        try type(" two three four")
        app.windows.disconnect(window)
        XCTAssertEqual(try app.waitForExit(), .exited(1))
        try begin()
        try answer(question)
        try expectTitle("• note.html")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == "one two three four" })
    }

    func testANewNoteWithAPictureIsRecovered() throws {
        try begin()
        try type("!")
        let text = try note.text
        try waitForJournal(of: "!")
        try killApp()
        try begin([files.write("other", to: "other.txt")])
        try answer("Recover “Welcome”?")
        try expectTitle("• Welcome")
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == text })
        try app.waitUntil("the picture") {
            try self.app.accessible.first { try $0.role == "grid cell" && $0.name == FirstNote.captions[1] } != nil
        }
    }
}
