import Formats
import Gtk
import XCTest

@testable import LongpressApp
@testable import Notes

/// A store that goes on with another note keeps nothing that was said of the one before.
final class AdoptedNoteTests: GtkTestCase {
    private func adopting(_ place: NoteLocation) -> NoteStore {
        let store = NoteStore(Note(TextBuffer(ofNoteWith: RichText("One"))), title: "One")
        store.adopt(NoteLocation(file: File(path: "/tmp/one.txt"), format: .text))
        // The person has been asked, and told, about that.
        (store.acceptsLoss, store.toldState, store.isSilenceTold) = (true, .some(nil), true)
        store.adopt(place)
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
        let place = NoteLocation(file: File(path: "/tmp/one.txt"), format: .text)
        let store = NoteStore(Note(TextBuffer(ofNoteWith: RichText("One"))), title: "One")
        store.adopt(place)
        (store.acceptsLoss, store.toldState) = (true, .some(nil))
        store.wasSaved(at: place)
        XCTAssertTrue(store.acceptsLoss)
        XCTAssertTrue(store.toldState == nil)
    }
}
