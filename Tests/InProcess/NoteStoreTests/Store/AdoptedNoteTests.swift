import Platform
import TestSupport
import XCTest

@testable import Notes

/// A store that continues with another note keeps no decisions about the one before.
final class AdoptedNoteTests: NoteStoreTestCase {
    private func adopting(_ location: NoteLocation) -> NoteStore {
        store.adopt(NoteLocation(file: File(path: "/tmp/one.txt"), format: .text))
        // The user has already decided about that note, and has been notified.
        (store.acceptsLoss, store.reportedState, store.isSilenceReported) = (true, .some(nil), true)
        store.adopt(location)
        return store
    }

    /// Otherwise the next note would lose its styles and pictures without a question.
    func testALossAcceptedForOneNoteIsAskedAboutForTheNext() {
        let next = NoteLocation(file: File(path: "/tmp/two.txt"), format: .text)
        let store = adopting(next)
        XCTAssertEqual(store.location, next)
        XCTAssertFalse(store.acceptsLoss)
    }

    /// Otherwise the user wouldn't be notified that the next note's file has changed, or that its disk doesn't respond.
    func testNotificationsForOneFileAreRepeatedForTheNext() {
        let store = adopting(NoteLocation())
        XCTAssertTrue(store.reportedState == nil)
        XCTAssertFalse(store.isSilenceReported)
    }

    /// A user who continues with the same note isn't asked each time they save.
    func testAnAcceptedLossStaysAcceptedForTheSameNote() {
        let location = NoteLocation(file: File(path: "/tmp/one.txt"), format: .text)
        store.adopt(location)
        (store.acceptsLoss, store.reportedState) = (true, .some(nil))
        store.wasSaved(at: location)
        XCTAssertTrue(store.acceptsLoss)
        XCTAssertTrue(store.reportedState == nil)
    }

    /// A note is named by its file, by the title it was given, or by its first words.
    func testANoteIsNamedByItsFileTitleOrFirstWords() throws {
        XCTAssertEqual(store.name, "Untitled")
        open.text.type("Shopping list\nbread")
        XCTAssertEqual(store.name, "Shopping list")
        try open("note.txt", "one")
        XCTAssertEqual(store.name, "note.txt")
        store.setTitle("A page")
        store.adopt(NoteLocation())
        XCTAssertEqual(store.name, "A page")
        open.text.type(" two")
        XCTAssertEqual(store.name, "one two")
        store.clear()
        XCTAssertEqual(store.name, "Untitled")
        XCTAssertEqual(open.words, "")
    }

    func testOnlyANeverChangedNoteIsUntouched() throws {
        XCTAssertTrue(store.isUntouched)
        open.text.type("one")
        XCTAssertFalse(store.isUntouched)
        open.note.history.undo()
        XCTAssertFalse(store.isUntouched)
        store.clear()
        XCTAssertTrue(store.isUntouched)
        try open("note.txt", "")
        XCTAssertFalse(store.isUntouched)
    }
}
