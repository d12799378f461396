import TestSupport
import XCTest

@testable import Notes

/// Closing a note.
final class ClosingTests: NoteStoreTestCase {
    private func settle() throws -> Bool { try awaiting("its end") { await self.store.settle() } }

    /// Opens a note, types “!” and waits until that is kept in a journal.
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

    /// A note that is undone to its saved state closes without a question, and its journal is removed.
    func testAnUndoneNoteClosesWithoutAQuestion() throws {
        try change()
        XCTAssertFalse(store.isAtRest)
        open.note.history.undo()
        XCTAssertTrue(try settle())
        XCTAssertEqual(person.asked, [])
        XCTAssertEqual(folder.journalNames, [])
    }

    func testCancellingTheQuestionKeepsTheNote() throws {
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

    func testASavedNoteIsOnlyInItsFile() throws {
        try change()
        person.answers = [ClosingAnswer.save]
        XCTAssertTrue(try settle())
        XCTAssertEqual(folder.read("note.txt"), "one!")
        XCTAssertEqual(folder.journalNames, [])
        XCTAssertTrue(store.isAtRest)
    }

    func testDiscardingRemovesTheUnsavedWork() throws {
        try change()
        person.answers = [ClosingAnswer.discard]
        XCTAssertTrue(try settle())
        XCTAssertEqual(folder.read("note.txt"), "one")
        XCTAssertEqual(folder.journalNames, [])
    }

    /// The user may cancel when asked where to save, and keeps the note.
    func testANewNoteStaysIfSavingIsCancelled() throws {
        open.text.type("new")
        person.answers = [ClosingAnswer.save]
        XCTAssertFalse(try settle())
        XCTAssertEqual(person.asked.map(\.title), ["Save changes to “new”?"])
        XCTAssertTrue(store.isModified)
        XCTAssertFalse(store.isAtRest)
    }
}
