import Gtk
import Longpress
import Menus
import TestSupport
import XCTest

@testable import LongpressApp
@testable import Notes

/// Replacing matches, which can be undone (E25).
final class ReplacingTests: FindingTestCase {
    private static let text = "The lake and the moon.\nThe moon is in the lake, lakes have moons."

    private func replaceAll() throws {
        note.finder.bar.onReplaceAll()
        try waitUntil("all to be replaced") { self.note.finder.replacing == nil }
    }

    func testReplacingAMatchShowsTheNextOne() throws {
        try show(Self.text)
        note.buffer.set(.bold, true, in: 17..<21)
        try note.perform(.replace)
        try note.look(for: "moon")
        note.finder.bar.replacement.text = "sun"
        note.finder.bar.onReplace()
        try note.settle()
        XCTAssertEqual(note.buffer.text, "The lake and the sun.\nThe moon is in the lake, lakes have moons.")
        XCTAssertEqual(note.state, "moon at 26, 1 of 2")
        XCTAssertTrue(note.buffer.has(.bold, in: 17..<20) && !note.buffer.has(.bold, in: 20..<21))
        XCTAssertEqual(note.window.note.history.undoName, "Replace")
        note.window.note.history.undo()
        XCTAssertEqual(note.buffer.text, Self.text)
    }

    /// A selection that isn't a match isn't replaced: the next match is selected first.
    func testOnlyAMatchIsReplaced() throws {
        try show(Self.text)
        try note.perform(.replace)
        try note.look(for: "moon")
        note.buffer.select(0..<3)
        note.finder.bar.onReplace()
        try note.settle()
        XCTAssertEqual(note.buffer.text, Self.text)
        XCTAssertEqual(note.state, "moon at 17, 1 of 3")
    }

    func testReplacingAllInTextAndCaptionsIsOneStep() throws {
        try show("an image, an Image, images")
        try note.perform(.replace)
        try note.look(for: "image")
        note.finder.bar.replacement.text = "picture"
        try replaceAll()
        XCTAssertEqual(note.buffer.text, "an picture, an picture, pictures")
        XCTAssertEqual(note.window.note.pictures.map(\.caption)[2], "Another picture")
        XCTAssertEqual(note.window.note.history.undoName, "Replace All")
        XCTAssertTrue(note.window.toast.widget.isVisible)
        note.window.note.history.undo()
        XCTAssertEqual(note.buffer.text, "an image, an Image, images")
        XCTAssertEqual(note.window.note.pictures.map(\.caption)[2], "Another image")
        XCTAssertNil(note.window.note.history.undoName)
        note.window.note.history.redo()
        XCTAssertEqual(note.buffer.text, "an picture, an picture, pictures")
    }

    /// The replacement isn't searched again.
    func testTheReplacementMayContainTheSearchText() throws {
        try show("aaa a")
        try note.perform(.replace)
        try note.look(for: "a")
        note.finder.bar.replacement.text = "aa"
        try replaceAll()
        XCTAssertEqual(note.buffer.text, "aaaaaa aa")
        note.finder.bar.replacement.text = ""
        try replaceAll()
        XCTAssertEqual(note.buffer.text, " ")
    }

    func testReplacingManyNeverBlocksAndCancellingReplacesNone() throws {
        let line = "The lake and the moon, and a road of light from the one to the other.\n"
        try show(String(repeating: line, count: 20_000))
        try note.perform(.replace)
        try note.look(for: "moon")
        note.finder.bar.replacement.text = "sun and the stars"
        var wasEditable = false
        let watch = note.buffer.onChange { [note] in
            wasEditable = wasEditable || note!.window.text.view.isEditable
            note!.finder.replacing?.cancel()
        }
        try replaceAll()
        watch.disconnect()
        XCTAssertFalse(wasEditable)
        XCTAssertTrue(note.window.text.view.isEditable)
        XCTAssertEqual(note.buffer.text, String(repeating: line, count: 20_000))

        note.finder.bar.onReplaceAll()
        let longest = try LongestTurn.until("all to be replaced", upTo: 60) { self.note.finder.replacing == nil }
        XCTAssertEqual(note.buffer.count, 20_000 * (line.count + 13))
        XCTAssertLessThan(longest, LongestTurn.limit)
    }

    /// Replacing all is one step, and nothing can be typed meanwhile. Cancelling it restores the note.
    func testUndoingAndRedoingManyReplacementsNeverBlocks() throws {
        let line = "The lake and the moon, and a road of light from the one to the other.\n"
        let text = String(repeating: line, count: 40_000)
        try show(text)
        try note.perform(.replace)
        try note.look(for: "moon")
        note.finder.bar.replacement.text = "sun and the stars"
        note.finder.bar.onReplaceAll()
        try waitUntil("all to be replaced", upTo: 60) { self.note.finder.replacing == nil }
        let replaced = note.buffer.text
        let history = note.window.note.history
        // The field has a history of its own.
        note.window.text.view.grabFocus()
        var (wasEditable, isUnwanted) = (false, false)
        let watch = note.buffer.onChange { [note] in
            wasEditable = wasEditable || note!.window.text.view.isEditable
            if isUnwanted, note!.buffer.count * 2 < text.unicodeScalars.count + replaced.unicodeScalars.count {
                isUnwanted = false
                note!.window.activity.cancelAll()
            }
        }
        func perform(_ command: Command) throws {
            let turn = try LongestTurn.ofCall { try note.perform(command) }
            let others = try LongestTurn.until("\(command.title)", upTo: 60) { self.note.window.text.view.isEditable }
            XCTAssertLessThan(max(turn, others), LongestTurn.limit, command.title)
        }
        try perform(.undo)
        XCTAssertTrue(note.buffer.text == text)
        XCTAssertEqual([history.undoName, history.redoName], [nil, "Replace All"])
        try perform(.redo)
        XCTAssertTrue(note.buffer.text == replaced)
        XCTAssertEqual([history.undoName, history.redoName], ["Replace All", nil])

        isUnwanted = true
        try note.perform(.undo)
        XCTAssertThrowsError(try note.perform(.undo), "only one at a time")
        try waitUntil("it to be as it was", upTo: 60) { self.note.window.text.view.isEditable }
        XCTAssertTrue(note.buffer.text == replaced)
        XCTAssertEqual([history.undoName, history.redoName], ["Replace All", nil])
        XCTAssertFalse(isUnwanted, "half of it was undone by then")
        watch.disconnect()
        XCTAssertFalse(wasEditable)
    }

    /// Pictures in the text are neither displayed again nor searched for after each match.
    func testReplacingManyAroundPicturesNeverBlocks() throws {
        let line = "The moon." + String(repeating: " A road of light over the lake.", count: 40) + "\n"
        let lines = 4000
        try show(String(repeating: line, count: lines))
        let note = note.window.note
        note.history.withoutRecording {
            for number in 0..<200 {
                note.add(EditedNote.file)
                note.moveToText([note.pictures[note.pictures.count - 1].id], at: line.count * 10 * (200 - number))
            }
        }
        let items = self.note.window.text.pictures.items
        XCTAssertEqual(items.count, 200)
        let (before, ids) = (self.note.buffer.count, note.pictures.map(\.id))
        try self.note.perform(.replace)
        try self.note.look(for: "moon")
        self.note.finder.bar.replacement.text = "sun and stars"
        self.note.finder.bar.onReplaceAll()
        let longest = try LongestTurn.until("all to be replaced", upTo: 60) { self.note.finder.replacing == nil }
        XCTAssertEqual(self.note.buffer.count, before + 9 * lines)
        XCTAssertTrue(zip(items, self.note.window.text.pictures.items).allSatisfy { $0 === $1 })
        XCTAssertEqual(note.pictures.map(\.id), ids)
        XCTAssertLessThan(longest, LongestTurn.limit)
    }
}
