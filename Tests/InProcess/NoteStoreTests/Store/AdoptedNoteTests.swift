import Platform
import TestSupport
import XCTest

@testable import Notes

/// A store that goes on with another note keeps nothing that was said of the one before.
final class AdoptedNoteTests: NoteStoreTestCase {
    private func adopting(_ location: NoteLocation) -> NoteStore {
        store.adopt(NoteLocation(file: File(path: "/tmp/one.txt"), format: .text))
        // The person has been asked, and told, about that.
        (store.acceptsLoss, store.toldState, store.isSilenceTold) = (true, .some(nil), true)
        store.adopt(location)
        return store
    }

    /// Otherwise the next one would lose its styles and pictures without a word.
    func testALossAcceptedForOneNoteIsAskedAboutForTheNext() {
        let next = NoteLocation(file: File(path: "/tmp/two.txt"), format: .text)
        let store = adopting(next)
        XCTAssertEqual(store.location, next)
        XCTAssertFalse(store.acceptsLoss)
    }

    /// Otherwise nobody would hear that the file of the next one has changed, or that its disk doesn't answer.
    func testWhatWasToldOfOneFileIsToldOfTheNext() {
        let store = adopting(NoteLocation())
        XCTAssertTrue(store.toldState == nil)
        XCTAssertFalse(store.isSilenceTold)
    }

    /// A person who goes on with a note doesn't have to say it each time that they save.
    func testALossThatIsAcceptedStaysSoForTheSameNote() {
        let location = NoteLocation(file: File(path: "/tmp/one.txt"), format: .text)
        store.adopt(location)
        (store.acceptsLoss, store.toldState) = (true, .some(nil))
        store.wasSaved(at: location)
        XCTAssertTrue(store.acceptsLoss)
        XCTAssertTrue(store.toldState == nil)
    }

    /// By its file, by the title that it was given, or by its words.
    func testItsName() throws {
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

    func testOnlyANoteThatNeverWasAnythingIsUntouched() throws {
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
