import TestSupport
import XCTest

@testable import Notes

/// A test with the notes of a new start, into which unsaved work is recovered.
class RecoveredNotesTestCase: NoteStoreTestCase {
    var notes: OpenedNotes!

    override func begin() throws {
        try super.begin()
        notes = OpenedNotes([open], journalsIn: folder)
    }

    override func end() throws {
        for store in notes.stores { try awaiting("its journal's end") { await store.journal.close() } }
        notes = nil
        try super.end()
    }
}
