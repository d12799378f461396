import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// E25 in a single-line field: its own history undoes changes, with the names of commands.
final class FieldUndoTests: LongpressTestCase {
    func testAFieldUndoesCommandsByTheirNames() throws {
        let entry = Entry()
        entry.text = "one two"
        let responder = EntryResponder(entry)
        XCTAssertFalse(responder.canPerform(.undo), "the field's initial text can't be undone")
        XCTAssertFalse(responder.canPerform(.redo))
        entry.select(0..<4)
        responder.perform(.cut)
        entry.select(0..<3)
        responder.perform(.delete)
        XCTAssertEqual(entry.text, "")
        XCTAssertEqual(responder.title(for: .undo), "Undo Delete")
        responder.perform(.undo)
        XCTAssertEqual(entry.text, "two")
        XCTAssertEqual(entry.selection, 0..<3)
        XCTAssertEqual(responder.title(for: .undo), "Undo Cut")
        XCTAssertEqual(responder.title(for: .redo), "Redo Delete")
        responder.perform(.undo)
        XCTAssertEqual(entry.text, "one two")
        XCTAssertEqual(entry.selection, 0..<4)
        XCTAssertFalse(responder.canPerform(.undo))
        XCTAssertNil(responder.title(for: .undo))
        responder.perform(.redo)
        XCTAssertEqual(entry.text, "two")
        XCTAssertEqual(entry.insertionPoint, 0)
        responder.forgetChanges()
        XCTAssertFalse(responder.canPerform(.undo))
        XCTAssertFalse(responder.canPerform(.redo))
    }

    func testPastingCanBeUndone() throws {
        let entry = Entry()
        let responder = EntryResponder(entry)
        Clipboard.standard.offer([.text("some\nwords")])
        responder.perform(.paste)
        try waitUntil("the text to be pasted") { entry.text == "some words" }
        XCTAssertEqual(responder.title(for: .undo), "Undo Paste")
        responder.perform(.undo)
        XCTAssertEqual(entry.text, "")
    }

    func testTypingIsUndoneByWordAndPause() {
        var history = FieldHistory()
        var text = ""
        var time = 0
        func type(_ letters: String, every pause: Int = 50) {
            for letter in letters {
                let count = text.unicodeScalars.count
                let before = FieldHistory.State(text: text, selection: count..<count)
                text.append(letter)
                time += pause
                history.record(nil, from: before, to: text, at: time)
            }
        }
        type("one  two")
        type("x", every: FieldHistory.longestPause + 1)
        XCTAssertEqual(history.undoName, "Typing")
        XCTAssertEqual(history.undo()?.text, "one  two")
        XCTAssertEqual(history.undo()?.text, "one  ")
        XCTAssertEqual(history.redo()?.selection, 8..<8)
        text = "one  two"
        type("y")
        XCTAssertNil(history.redoName)
        XCTAssertEqual(history.undo()?.text, "one  two", "after Redo a new step begins")
        XCTAssertEqual(history.undo()?.text, "one  ")
        XCTAssertEqual(history.undo()?.text, "")
        XCTAssertNil(history.undo())
    }
}
