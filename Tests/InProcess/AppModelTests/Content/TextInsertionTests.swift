import Gtk
import TestSupport
import XCTest

@testable import LongpressApp
@testable import Notes

/// Long text is inserted in parts but as one step; cancelling the insertion leaves no trace (R28, E25).
final class TextInsertionTests: GtkTestCase {
    /// About two megabytes, with a style in some lines. Inserting it takes several turns of the main loop, even in an optimised
    /// build.
    private static let long: RichText = {
        var text = RichText()
        for number in 0..<40_000 {
            text.append("line \(number) of the text that is ")
            text.append("pasted here\n", .init(styles: number.isMultiple(of: 50) ? [.bold] : []))
        }
        return text
    }()

    private static func insert(
        _ text: RichText, into note: EditedNote, _ view: TextView,
        onProgress: @escaping (TextInsertion, Double) -> Void = { _, _ in }
    ) throws -> Bool {
        final class Box { var insertion: TextInsertion? }
        let box = Box()
        let insertion = TextInsertion(view, history: note.history) { onProgress(box.insertion!, $0) }
        box.insertion = insertion
        defer { box.insertion = nil }
        var outcome: Bool?
        Task { @MainActor in outcome = await insertion.insert(text, named: "Paste") {} }
        return try waitFor("the insertion", upTo: 60) {
            _ = iterate()
            return outcome
        }
    }

    private static func iterate() -> Bool {
        iterateMainContext()
        return true
    }

    func testInsertingLongTextIsOneStepAndDisablesTyping() throws {
        let note = EditedNote("one two three")
        let view = TextView(note.buffer)
        note.buffer.select(4..<7)
        var parts: [Double] = []
        var wasEditable = false
        let isWhole = try Self.insert(Self.long, into: note, view) { _, part in
            parts.append(part)
            wasEditable = wasEditable || view.isEditable
        }
        XCTAssertTrue(isWhole)
        XCTAssertFalse(wasEditable)
        XCTAssertTrue(view.isEditable)
        XCTAssertGreaterThan(parts.count, 1)
        XCTAssertEqual(parts, parts.sorted())
        XCTAssertEqual(note.buffer.count, 10 + Self.long.count)
        XCTAssertEqual(note.buffer.richText(in: 4..<4 + Self.long.count), Self.long)
        XCTAssertEqual(note.buffer.insertionPoint, 4 + Self.long.count)
        XCTAssertEqual(note.history.undoName, "Paste")
        note.history.undo()
        XCTAssertEqual(note.buffer.text, "one two three")
        XCTAssertEqual(note.buffer.selection, 4..<7)
        XCTAssertNil(note.history.undoName)
    }

    /// Text that the user selects during the insertion stays selected, and the text view accepts keys as soon as all the text is
    /// inserted.
    func testASelectionMadeDuringTheInsertionStays() throws {
        let note = EditedNote("one two three")
        let view = TextView(note.buffer)
        note.buffer.insertionPoint = note.buffer.count
        var wasWhole = false
        let isWhole = try Self.insert(Self.long, into: note, view) { _, _ in
            if note.buffer.selection == nil { note.buffer.select(4..<7) }
            wasWhole = wasWhole || note.buffer.count == 13 + Self.long.count
        }
        XCTAssertTrue(isWhole)
        XCTAssertFalse(wasWhole, "the complete text could not be edited")
        XCTAssertEqual(note.buffer.selection, 4..<7)
        note.history.undo()
        XCTAssertEqual(note.buffer.text, "one two three")
        XCTAssertEqual(note.buffer.insertionPoint, 13)
    }

    func testCancellingLeavesTheTextUnchanged() throws {
        let note = EditedNote("one two three")
        note.set(.bold, in: 4..<6)
        let before = note.content
        let view = TextView(note.buffer)
        note.buffer.select(4..<7)
        let isWhole = try Self.insert(Self.long, into: note, view) { insertion, _ in insertion.cancel() }
        XCTAssertFalse(isWhole)
        XCTAssertEqual(note.content, before)
        XCTAssertEqual(note.buffer.selection, 4..<7)
        XCTAssertTrue(view.isEditable)
        XCTAssertEqual(note.history.undoName, "bold")
    }

    func testShortTextIsInsertedAtOnce() throws {
        let note = EditedNote("ab")
        note.buffer.insertionPoint = 1
        let isWhole = try Self.insert(RichText("x\ny", .init(styles: [.bold])), into: note, TextView(note.buffer))
        XCTAssertTrue(isWhole)
        XCTAssertEqual(note.buffer.text, "ax\nyb")
        XCTAssertEqual(note.buffer.insertionPoint, 4)
    }

    func testJoinedPiecesEqualTheText() {
        for length in [64, 1000, 4096] {
            var text = RichText("é🙂日本\r\n", .init(styles: [.italic]))
            for number in 0..<200 {
                text.append("word \(number) 🙂\r\n", .init(styles: number.isMultiple(of: 3) ? [.bold] : []))
            }
            let pieces = text.pieces(ofLength: length)
            XCTAssertGreaterThan(pieces.count, 1)
            var again = RichText()
            for piece in pieces { again.append(piece) }
            XCTAssertEqual(again, text)
            XCTAssertEqual(again.count, text.count)
        }
    }
}
