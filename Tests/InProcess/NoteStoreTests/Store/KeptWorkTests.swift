import Platform
import TestSupport
import XCTest

@testable import Notes

/// Unsaved work is in the journal, and nothing else is.
final class KeptWorkTests: NoteStoreTestCase {
    private func flush() throws { try awaiting("the journal") { await self.store.journal.flush() } }

    func testTypedTextIsJournaledUntilItIsSaved() throws {
        try open("note.txt", "one")
        try flush()
        XCTAssertEqual(folder.journalNames, [])
        open.text.type("!")
        try waitUntil("the journal, without being asked for") { self.folder.journalNames.count == 1 }
        XCTAssertTrue(try save())
        try waitUntil("no journal") { self.folder.journalNames.isEmpty }
    }

    func testUndoneTextIsNotJournaled() throws {
        try open("note.txt", "one")
        open.text.type("!")
        try flush()
        open.note.history.undo()
        try flush()
        XCTAssertEqual(folder.journalNames, [])
    }

    /// The journal says where the note is kept, even if saving has failed in between.
    func testTheJournalNamesTheNotesFile() throws {
        let file = try open("note.txt", "one")
        open.text.type("!")
        try flush()
        // Its lock is held, as by a running program.
        let running = try awaiting("the journals") {
            await JournalRecovery.find(in: self.folder.journals)
        }
        XCTAssertEqual(running.found.count, 0)
        let entry = try awaiting("the journal's content") { await self.store.journal.content() }
        XCTAssertEqual(entry?.0.location, store.location)
        XCTAssertEqual(entry?.0.location.file, file)
    }
}
