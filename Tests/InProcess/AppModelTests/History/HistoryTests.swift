import XCTest

@testable import Gtk
@testable import Platform
@testable import LongpressApp
@testable import Notes

/// Steps, their names, what they restore, and which state counts as saved.
final class HistoryTests: GtkTestCase {
    func testTheInitialContentCannotBeUndone() {
        let note = EditedNote("text")
        note.history.withoutRecording { _ = note.addPicture() }
        XCTAssertNil(note.history.undoName)
        XCTAssertNil(note.history.redoName)
        note.history.undo()
        note.history.redo()
        XCTAssertEqual(note.buffer.text, "text")
        XCTAssertEqual(note.note.pictures.count, 1)
        XCTAssertFalse(note.history.isModified)
    }

    /// Undo can't return to a state that was saved during a step.
    func testAStateSavedDuringAStepDoesNotCountAsSaved() {
        let note = EditedNote("one")
        note.history.begin("Long")
        note.paste(" two")
        note.history.markSaved(at: note.history.closeState())
        note.paste(" three")
        note.history.end()
        XCTAssertTrue(note.history.isModified)
        note.history.undo()
        XCTAssertTrue(note.history.isModified)
    }

    func testANestedStepIsPartOfTheOuterOne() {
        let note = EditedNote("one")
        note.history.step(named: "Outer") {
            note.paste(" two")
            note.set(.bold, in: 0..<3)
            note.addPicture()
        }
        XCTAssertEqual(note.history.undoName, "Outer")
        note.history.undo()
        XCTAssertNil(note.history.undoName)
        XCTAssertEqual(note.content, EditedNote("one").content)
        XCTAssertEqual(note.history.redoName, "Outer")
    }

    func testAStepWithoutChangesIsNotRecorded() {
        let note = EditedNote("one")
        note.paste("x")
        note.history.undo()
        note.history.step(named: "Copy") {}
        note.history.step(named: "Bold") { note.buffer.set(.bold, false, in: 0..<3) }
        XCTAssertNil(note.history.undoName)
        XCTAssertEqual(note.history.redoName, "Paste")
    }

    func testANewChangeDiscardsRedo() {
        let note = EditedNote()
        note.paste("a")
        note.paste("b")
        note.history.undo()
        XCTAssertEqual(note.history.redoName, "Paste")
        note.set(.bold, in: 0..<1)
        XCTAssertNil(note.history.redoName)
        note.history.redo()
        XCTAssertEqual(note.buffer.text, "a")
    }

    /// GTK's own undo restores text without its styles (FACTS: undo and clipboard).
    func testUndoRestoresDeletedTextWithStylesAndDirection() {
        let note = EditedNote("one two\nthree")
        note.buffer.set(.bold, true, in: 0..<5)
        note.buffer.set(.underline, true, in: 3..<9)
        note.buffer.setRightToLeft(true, in: 0..<1)
        let before = note.content
        note.buffer.select(0..<note.buffer.count)
        note.history.step(named: "Cut") { note.buffer.deleteSelection() }
        note.history.undo()
        XCTAssertEqual(note.content, before)
        XCTAssertTrue(note.buffer.isRightToLeft(true, in: 0..<1))
        XCTAssertTrue(note.buffer.has(.underline, in: 3..<9))
    }

    /// Text inserted within bold text becomes bold, and is bold again when it is redone.
    func testRedoRestoresTheStyleOfTypedText() {
        let note = EditedNote("bold")
        note.buffer.set(.bold, true, in: 0..<4)
        note.move(to: 2)
        note.type("x")
        let after = note.content
        note.history.undo()
        note.history.redo()
        XCTAssertEqual(note.content, after)
        XCTAssertTrue(note.buffer.has(.bold, in: 0..<5))
    }

    func testUndoAndRedoRestoreTheSelection() {
        let note = EditedNote("one two three")
        note.buffer.select(from: 7, to: 4)
        note.history.step(named: "Cut") { note.buffer.deleteSelection() }
        note.move(to: 0)
        note.history.undo()
        XCTAssertEqual(note.buffer.selectionAnchor, 7)
        XCTAssertEqual(note.buffer.insertionPoint, 4)
        note.move(to: 0)
        note.history.redo()
        XCTAssertNil(note.buffer.selection)
        XCTAssertEqual(note.buffer.insertionPoint, 4)
    }

    func testUndoRestoresTheSelectedPictureAndKeepsTheTextSelection() {
        let note = EditedNote("text")
        let first = note.addPicture()
        let second = note.addPicture()
        note.selected = [first]
        note.note.remove(first)
        note.selected = [second]
        note.buffer.select(1..<3)
        note.history.undo()
        XCTAssertEqual(note.note.pictures.map(\.id), [first, second])
        XCTAssertEqual(note.shown?.pictures, [first])
        XCTAssertEqual(note.buffer.selection, 1..<3)
    }

    func testUndoRestoresTheOriginalOfATurnedPicture() {
        let note = EditedNote()
        let id = note.addPicture()
        let before = note.note.picture(id)!
        note.turn(id, .left)
        XCTAssertNil(note.note.picture(id)?.original)
        note.history.undo()
        XCTAssertTrue(note.note.picture(id)?.file === before.file)
        XCTAssertEqual(note.note.picture(id)?.original?.bytes, before.original?.bytes)
    }

    /// A picture turned by four quarters is unchanged, and is saved as it was.
    func testFourQuarterTurnsLeaveThePictureUnchanged() {
        let note = EditedNote()
        let id = note.addPicture()
        for turn in 1...4 {
            note.turn(id, .right)
            XCTAssertEqual(note.note.picture(id)?.original == nil, turn < 4)
        }
        XCTAssertEqual(note.history.stack.done.count, 5)
    }

    func testMovingSeveralPicturesCanBeUndone() {
        let note = EditedNote()
        let ids = (0..<5).map { _ in note.addPicture() }
        func order() -> [Int] { note.note.pictures.map { ids.firstIndex(of: $0.id)! } }
        note.selected = [ids[3]]
        note.move([ids[3], ids[0]], before: ids[2])
        XCTAssertEqual(order(), [1, 0, 3, 2, 4])
        note.move([ids[1]], before: nil)
        XCTAssertEqual(order(), [0, 3, 2, 4, 1])
        note.history.undo()
        note.history.undo()
        XCTAssertEqual(order(), [0, 1, 2, 3, 4])
        XCTAssertEqual(note.shown?.pictures, [ids[3]])
        note.history.redo()
        XCTAssertEqual(order(), [1, 0, 3, 2, 4])
        let steps = note.history.stack.done.count
        note.move([ids[1]], before: ids[1])
        note.move([ids[1]], before: ids[0])
        XCTAssertEqual(note.history.stack.done.count, steps, "moving to the same place")
    }

    func testPicturesAreMovedByOnePlace() {
        let note = EditedNote()
        let ids = (0..<5).map { _ in note.addPicture() }
        func expect(_ order: [Int], _ moved: Int..., isEarlier: Bool, line: UInt = #line) {
            let old = note.note.pictures.map { ids.firstIndex(of: $0.id)! }
            let chosen = moved.map { ids[$0] }
            XCTAssertEqual(note.note.canMove(chosen, isEarlier: isEarlier), order != old, line: line)
            note.note.move(chosen, isEarlier: isEarlier)
            XCTAssertEqual(note.note.pictures.map { ids.firstIndex(of: $0.id)! }, order, line: line)
        }
        expect([0, 2, 1, 3, 4], 2, isEarlier: true)
        expect([2, 0, 1, 3, 4], 2, isEarlier: true)
        expect([2, 0, 1, 3, 4], 2, isEarlier: true)
        expect([0, 2, 1, 3, 4], 2, isEarlier: false)
        expect([0, 2, 1, 4, 3], 3, isEarlier: false)
        expect([0, 2, 1, 4, 3], 3, isEarlier: false)
        // Several pictures are moved next to each other.
        expect([0, 1, 3, 2, 4], 1, 3, isEarlier: true)
        expect([0, 1, 2, 3, 4], 2, isEarlier: true)
        expect([1, 3, 0, 2, 4], 0, 4, 2, isEarlier: false)
        expect([1, 3, 0, 2, 4], 0, 4, 2, isEarlier: false)
        expect([1, 3, 0, 2, 4], isEarlier: true)
    }

    /// Each change of the set of pictures makes observers go through all of them.
    func testRemovingManyPicturesAndUndoingItAreOneChangeEach() {
        let note = EditedNote()
        let ids = (0..<50).map { _ in note.addPicture() }
        var changes = 0
        note.note.observe { if case .pictures = $0 { changes += 1 } }
        let gone = ids.filter { !$0.isMultiple(of: 3) }
        note.history.step(named: "Remove Images") { note.note.remove(gone) }
        XCTAssertEqual(note.note.pictures.map(\.id), ids.filter { $0.isMultiple(of: 3) })
        note.history.undo()
        XCTAssertEqual(note.note.pictures.map(\.id), ids)
        note.history.redo()
        XCTAssertEqual(note.note.pictures.map(\.id), ids.filter { $0.isMultiple(of: 3) })
        XCTAssertEqual(changes, 3)
        note.note.remove([])
        XCTAssertEqual(changes, 3, "nothing has changed")
    }

    func testMovingBeforeARemovedPictureDoesNothing() {
        let note = EditedNote()
        let ids = (0..<3).map { _ in note.addPicture() }
        note.note.remove(ids[2])
        let steps = note.history.stack.done.count
        note.move([ids[0]], before: ids[2])
        XCTAssertEqual(note.note.pictures.map(\.id), [ids[0], ids[1]])
        XCTAssertEqual(note.history.stack.done.count, steps)
    }

    /// A note can be changed while its files are still being read.
    func testUndoKeepsAPictureAddedMeanwhile() {
        let note = EditedNote()
        let ids = (0..<3).map { _ in note.addPicture() }
        note.move([ids[0]], before: nil)
        note.history.withoutRecording { _ = note.addPicture() }
        let late = note.note.pictures[3].id
        note.history.undo()
        XCTAssertEqual(note.note.pictures.map(\.id), ids + [late])
        note.history.redo()
        XCTAssertEqual(note.note.pictures.map(\.id), [ids[1], ids[2], ids[0], late])
    }

    func testSettingTheSameCaptionIsNoChange() {
        let note = EditedNote()
        note.history.withoutRecording { _ = note.addPicture(caption: "caption") }
        note.note.setCaption("caption", of: note.note.pictures[0].id)
        XCTAssertNil(note.history.undoName)
    }

    // MARK: Saved

    func testTheNoteIsModifiedUntilItIsBackAtTheSavedState() {
        let note = EditedNote()
        XCTAssertFalse(note.history.isModified)
        note.paste("a")
        XCTAssertTrue(note.history.isModified)
        note.history.undo()
        XCTAssertFalse(note.history.isModified)
        note.history.redo()
        note.history.markSaved()
        XCTAssertFalse(note.history.isModified)
        note.paste("b")
        note.history.undo()
        XCTAssertFalse(note.history.isModified)
        note.history.undo()
        XCTAssertTrue(note.history.isModified)
        note.paste("a")
        XCTAssertTrue(note.history.isModified, "undo can't return to the saved state")
    }

    /// Typing in the same word after saving is a new step, so that Undo stops at the saved state.
    func testTypingAfterSavingIsASeparateStep() {
        let note = EditedNote()
        note.type("ab")
        note.history.markSaved()
        note.type("c")
        XCTAssertTrue(note.history.isModified)
        note.history.undo()
        XCTAssertEqual(note.buffer.text, "ab")
        XCTAssertFalse(note.history.isModified)
    }
}
