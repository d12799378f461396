import XCTest

@testable import Gtk
@testable import Platform
@testable import LongpressApp
@testable import Notes

/// A history's memory is limited: its oldest steps are dropped first.
final class HistoryMemoryTests: GtkTestCase {
    func testTheOldestStepsAreDroppedFirst() {
        let note = EditedNote(byteLimit: 20_000)
        for number in 0..<100 {
            note.paste(String(repeating: String(number % 10), count: 1000))
            XCTAssertLessThanOrEqual(note.history.byteCount, 20_000)
        }
        let steps = note.history.stack.done.count
        XCTAssertGreaterThan(steps, 10)
        XCTAssertLessThan(steps, 20)
        let all = note.buffer.text
        let texts = note.textsUndone()
        XCTAssertEqual(texts.count, steps)
        XCTAssertEqual(texts.last, String(all.prefix((100 - steps) * 1000)), "the newest steps are still there")
        XCTAssertTrue(note.history.isModified, "undo can't reach the start any more")
    }

    func testTheSavedStateIsKnownAfterEarlierStepsAreDropped() {
        let note = EditedNote(byteLimit: 20_000)
        for _ in 0..<30 { note.paste(String(repeating: "x", count: 1000)) }
        note.history.markSaved()
        for _ in 0..<5 { note.paste(String(repeating: "x", count: 1000)) }
        for _ in 0..<5 { note.history.undo() }
        XCTAssertFalse(note.history.isModified)
    }

    func testTheLastStepCanBeUndoneHoweverLargeItIs() {
        let note = EditedNote(byteLimit: 1000)
        note.paste("a")
        note.paste(String(repeating: "x", count: 5000))
        XCTAssertEqual(note.textsUndone(), ["a"])
    }

    /// Only content that a step removes from the note counts: inserted content is in the note anyway, and turning a picture
    /// removes nothing.
    func testPicturesAreSharedWithTheNote() {
        let note = EditedNote()
        let size = EditedNote.file.bytes.count
        let empty = note.history.byteCount
        let id = note.addPicture()
        let step = note.history.byteCount - empty
        XCTAssertLessThan(step, 1000)
        note.turn(id, .left)
        XCTAssertEqual(note.history.byteCount - empty, 2 * step)
        note.note.remove(id)
        XCTAssertEqual(note.history.byteCount - empty, 3 * step + size)
        let full = note.history.byteCount
        while note.history.undoName != nil { note.history.undo() }
        while note.history.redoName != nil { note.history.redo() }
        XCTAssertEqual(note.history.byteCount, full, "as much as before undoing and redoing")
    }

    /// The count is correct after undoing and redoing in any order.
    func testTheByteCountIsCorrectAfterUndoAndRedo() {
        let note = EditedNote()
        let id = note.addPicture()
        note.type("some words")
        note.turn(id, .flipHorizontally)
        let full = note.history.byteCount
        for _ in 0..<3 {
            while note.history.undoName != nil { note.history.undo() }
            while note.history.redoName != nil { note.history.redo() }
            XCTAssertEqual(note.history.byteCount, full)
        }
        while note.history.undoName != nil { note.history.undo() }
        note.paste("x")
        XCTAssertEqual(note.history.byteCount, note.history.stack.done[0].byteCount)
    }
}
