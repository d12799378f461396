import Files
import Foundation
import Platform
import TestSupport
import XCTest

@testable import Notes

/// Notes with a file are saved automatically, without questions.
final class AutomaticSavingTests: NoteStoreTestCase {
    /// Waits until the file contains some words.
    private func waitForFile(_ name: String, with words: String) throws {
        try waitUntil("\(words) in \(name)") { self.folder.read(name)?.contains(words) ?? false }
    }

    func testAChangeIsSaved() throws {
        store.savesAutomatically = true
        try open("note.html", Self.page("one"))
        open.text.type(" two")
        XCTAssertTrue(store.isModified)
        try waitForFile("note.html", with: "two")
        try waitUntil("the note to count as saved") { !self.store.isModified }
        XCTAssertEqual(person.asked, [])
        XCTAssertEqual(person.shown, [])
        // Undone, the change is saved as well.
        XCTAssertTrue(store.note.history.undoName != nil)
        try waitUntil("the journal to go") { !self.store.journal.exists }
    }

    func testTurningItOnSavesEarlierChanges() throws {
        try open("note.txt", "one")
        open.text.type(" two")
        store.savesAutomatically = true
        try waitForFile("note.txt", with: "one two")
    }

    func testWithoutAFileOrTurnedOffNothingIsAskedOrSaved() throws {
        store.savesAutomatically = true
        open.text.type("new")
        store.saveAutomatically()
        XCTAssertNil(store.saving)
        XCTAssertEqual(person.suggested, [])
        try open("note.txt", "one")
        store.savesAutomatically = false
        open.text.type(" two")
        // Another note, which begins later, is saved meanwhile.
        let other = OpenNote(journalsIn: folder)
        other.store.savesAutomatically = true
        let file = File(path: try folder.write("other", to: "other.txt"))
        try awaiting("the other note") { try await other.open(file) }
        other.text.type(" text")
        try waitForFile("other.txt", with: "other text")
        XCTAssertEqual(folder.read("note.txt"), "one")
        try awaiting("the journal's end") { await other.store.journal.close() }
    }

    /// Another program's change is never overwritten, and no question appears without an action of the user.
    func testAConflictWaitsForTheUser() throws {
        try open("note.txt", "one")
        store.savesAutomatically = true
        try folder.write("another program's", to: "note.txt")
        open.text.type(" two")
        try waitUntil("the message") { !self.person.shown.isEmpty }
        XCTAssertEqual(
            person.shown,
            ["“note.txt” is saved automatically again once you have saved it. Another program changed “note.txt”."])
        XCTAssertEqual(person.asked, [])
        XCTAssertEqual(folder.read("note.txt"), "another program's")
        XCTAssertTrue(store.isModified)
        // Saving by hand turns automatic saving on again.
        person.answers = [SavingAnswer.overwrite]
        XCTAssertTrue(try save())
        open.text.type(" three")
        try waitForFile("note.txt", with: "one two three")
        XCTAssertEqual(person.asked.count, 1)
    }

    func testALossByTheFormatWaitsForTheUser() throws {
        try open("note.txt", "one")
        store.savesAutomatically = true
        open.text.type(" two", [.bold])
        try waitUntil("the message") { !self.person.shown.isEmpty }
        XCTAssertTrue(person.shown[0].hasSuffix("A text file can’t keep the note’s styles."), person.shown[0])
        XCTAssertEqual(folder.read("note.txt"), "one")
        XCTAssertEqual(person.asked, [])
    }

    /// Saving by hand during that asks questions and shows messages as usual.
    func testSavingByHandMeanwhileAsksAsUsual() throws {
        try open("note.txt", "one")
        store.savesAutomatically = true
        open.text.type(" two")
        store.saveAutomatically()
        let saving = Task { await store.saveAs() }
        person.files = [folder.file("other.txt")]
        XCTAssertTrue(try awaiting("saving") { await saving.value })
        XCTAssertEqual(person.suggested, ["note.txt"])
        XCTAssertEqual(folder.read("note.txt"), "one two")
        XCTAssertEqual(folder.read("other.txt"), "one two")
    }
}
