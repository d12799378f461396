import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The app is killed right after a note's file got its new content, before the journal is removed: text that is in the file isn't
/// offered.
final class KilledAfterSavingTests: RecoveryTestCase {
    /// Starts the app, which is killed as soon as a file in this folder has been synchronised to disk.
    private func begin(killedIn folder: String, _ arguments: [String] = []) throws {
        try begin {
            try AppUnderTest.traced(
                ["-qqq", "-o", "/dev/null", "-P", folder, "-e", "trace=fsync", "-e", "inject=fsync:signal=SIGKILL"],
                arguments, bus: bus, home: home)
        }
    }

    private func expectNothingOffered(for name: String, _ text: String) throws {
        XCTAssertEqual(journals.filter { !$0.hasPrefix(".") }.count, 1, "the journal was removed before the kill")
        try begin([files.path + "/" + name])
        try expectTitle(name)
        try app.waitUntil("no journal") { self.journals.isEmpty }
        try TestSupport.waitFor("the text", value: { try self.note.text }, until: { $0 == text })
        XCTAssertNil(try app.accessible.first { try $0.name.hasPrefix("Recover ") })
    }

    private func saveAs(_ name: String) throws {
        try app.keyboard.press("shift+ctrl+s")
        try fileDialog.expect("Save As")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type("\(files.path)/\(name)")
        try app.keyboard.press("Return")
        try expectKilled(app)
    }

    /// A note with images, without a file before.
    func testNothingIsOfferedAfterSavingANewFile() throws {
        try begin(killedIn: files.path)
        try type("!")
        let text = try note.text
        try waitForJournal(of: "!")
        try saveAs("first.html")
        try expectNothingOffered(for: "first.html", text)
    }

    /// A note with a file in another format.
    func testNothingIsOfferedAfterSavingAnotherFile() throws {
        try begin(killedIn: files.path, [files.write("one", to: "note.txt")])
        try expectTitle("note.txt")
        try type(" two")
        try waitForJournal(of: "one two")
        try saveAs("other.html")
        try expectNothingOffered(for: "other.html", "one two")
        XCTAssertEqual(files.read("note.txt"), "one")
    }

    /// The last words were typed just before, and aren't in the journal.
    func testNothingIsOfferedAfterSavingTextJustTyped() throws {
        try begin(killedIn: files.path, [files.write(FileTestCase.page("one"), to: "note.html")])
        try expectTitle("note.html")
        try type(" two")
        try waitForJournal(of: "one two")
        try app.keyboard.type(" three")
        try app.keyboard.press("ctrl+s")
        try expectKilled(app)
        try expectNothingOffered(for: "note.html", "one two three")
    }

    /// If a note can't be backed up, it is still saved.
    func testANoteIsSavedEvenIfItsJournalCannotBeWritten() throws {
        try home.write("", to: ".local/state/longpress")
        try begin([files.write(FileTestCase.page("one"), to: "note.html")])
        try expectTitle("note.html")
        try type(" two")
        try app.keyboard.press("ctrl+s")
        try expectTitle("note.html")
        XCTAssertEqual(files.read("note.html"), FileTestCase.page("one two"))
    }
}
