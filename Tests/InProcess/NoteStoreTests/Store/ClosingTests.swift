import TestSupport
import XCTest

@testable import Notes

/// What becomes of a note that closes.
final class ClosingTests: NoteStoreTestCase {
    private func settle() throws -> Bool { try awaiting("its end") { await self.store.settle() } }

    /// Opens a note, types “!” and has that kept in a journal.
    private func change() throws {
        try open("note.txt", "one")
        open.text.type("!")
        try awaiting("the journal") { await self.store.journal.flush() }
        XCTAssertEqual(folder.journalNames.count, 1)
    }

    func testAnUnmodifiedNoteClosesAtOnce() throws {
        try open("note.txt", "one")
        XCTAssertTrue(store.isAtRest)
        XCTAssertTrue(try settle())
        XCTAssertEqual(person.asked, [])
    }

    /// What is undone back to what was saved isn't asked about, and its journal goes.
    func testUndoneItClosesWithoutAQuestion() throws {
        try change()
        XCTAssertFalse(store.isAtRest)
        open.note.history.undo()
        XCTAssertTrue(try settle())
        XCTAssertEqual(person.asked, [])
        XCTAssertEqual(folder.journalNames, [])
    }

    func testUndecidedItStays() throws {
        try change()
        XCTAssertFalse(try settle())
        XCTAssertEqual(
            person.asked,
            [
                .init(
                    title: "Save changes to “note.txt”?", message: "Unsaved changes will be lost.",
                    answers: ["Save", "Discard!"])
            ])
        XCTAssertEqual(folder.journalNames.count, 1)
        XCTAssertEqual(folder.read("note.txt"), "one")
    }

    func testSavedItIsInItsFileAndNowhereElse() throws {
        try change()
        person.answers = [ClosingAnswer.save]
        XCTAssertTrue(try settle())
        XCTAssertEqual(folder.read("note.txt"), "one!")
        XCTAssertEqual(folder.journalNames, [])
        XCTAssertTrue(store.isAtRest)
    }

    func testDiscardedItIsNowhere() throws {
        try change()
        person.answers = [ClosingAnswer.discard]
        XCTAssertTrue(try settle())
        XCTAssertEqual(folder.read("note.txt"), "one")
        XCTAssertEqual(folder.journalNames, [])
    }

    /// Asked where to, the person may cancel, and keeps the note.
    func testANewNoteThatIsNotSavedAfterAllStays() throws {
        open.text.type("new")
        person.answers = [ClosingAnswer.save]
        XCTAssertFalse(try settle())
        XCTAssertEqual(person.asked.map(\.title), ["Save changes to “new”?"])
        XCTAssertTrue(store.isModified)
        XCTAssertFalse(store.isAtRest)
    }
}
