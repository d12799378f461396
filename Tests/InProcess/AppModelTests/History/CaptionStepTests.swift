import XCTest

@testable import Gtk
@testable import Platform
@testable import LongpressApp
@testable import Notes

/// A caption changes in the note with each letter, but is undone as one editing step.
final class CaptionStepTests: GtkTestCase {
    private func write(_ captions: String..., in note: EditedNote, editing: Int) {
        for caption in captions {
            note.time += 5000
            note.history.inputBegins()
            note.history.step(named: "Edit Caption", of: editing) {
                note.note.setCaption(caption, of: note.note.pictures[0].id)
            }
        }
    }

    private func noteWithPicture() -> EditedNote {
        let note = EditedNote("text")
        note.history.withoutRecording { _ = note.addPicture(caption: "hill") }
        return note
    }

    private func caption(_ note: EditedNote) -> String { note.note.pictures[0].caption }

    func testLettersOfACaptionAreUndoneTogether() {
        let note = noteWithPicture()
        write("hills", "hills ", "hills a", in: note, editing: note.history.newEditing())
        XCTAssertEqual(caption(note), "hills a")
        XCTAssertTrue(note.history.isModified)
        XCTAssertEqual(note.history.undoName, "Edit Caption")
        note.history.undo()
        XCTAssertEqual(caption(note), "hill")
        XCTAssertNil(note.history.undoName)
        XCTAssertFalse(note.history.isModified)
        note.history.redo()
        XCTAssertEqual(caption(note), "hills a")
    }

    func testEditingACaptionAgainIsASeparateStep() {
        let note = noteWithPicture()
        write("a", "ab", in: note, editing: note.history.newEditing())
        write("abc", in: note, editing: note.history.newEditing())
        note.history.undo()
        XCTAssertEqual(caption(note), "ab")
        note.history.undo()
        XCTAssertEqual(caption(note), "hill")
    }

    func testRevertingACaptionLeavesNoStep() {
        let note = noteWithPicture()
        note.paste("x")
        note.history.markSaved()
        note.paste("y")
        note.history.undo()
        let size = note.history.byteCount
        let editing = note.history.newEditing()
        write("h", "", "new", "hill", in: note, editing: editing)
        XCTAssertEqual(note.history.undoName, "Paste")
        XCTAssertEqual(note.history.redoName, "Paste")
        XCTAssertFalse(note.history.isModified)
        XCTAssertEqual(note.history.byteCount, size)
        write("hills", in: note, editing: editing)
        XCTAssertTrue(note.history.isModified)
        XCTAssertNil(note.history.redoName)
        note.history.undo()
        XCTAssertEqual(caption(note), "hill")
        XCTAssertEqual(note.history.redoName, "Edit Caption")
    }

    /// The saved state can be returned to.
    func testUndoReturnsToACaptionSavedDuringEditing() {
        let note = noteWithPicture()
        let editing = note.history.newEditing()
        write("a", in: note, editing: editing)
        note.history.markSaved(at: note.history.closeState())
        XCTAssertFalse(note.history.isModified)
        write("ab", "hill", in: note, editing: editing)
        XCTAssertTrue(note.history.isModified)
        note.history.undo()
        XCTAssertEqual(caption(note), "a")
        XCTAssertFalse(note.history.isModified)
        note.history.undo()
        XCTAssertEqual(caption(note), "hill")
    }

    func testAStepMadeDuringEditingKeepsItsPlace() {
        let note = noteWithPicture()
        let editing = note.history.newEditing()
        write("a", in: note, editing: editing)
        note.paste("pasted meanwhile")
        write("ab", in: note, editing: editing)
        note.history.undo()
        XCTAssertEqual(caption(note), "a")
        XCTAssertEqual(note.history.undoName, "Paste")
        note.history.undo()
        note.history.undo()
        XCTAssertEqual(note.content.pictures.map(\.caption), ["hill"])
        XCTAssertEqual(note.buffer.text, "text")
    }
}
