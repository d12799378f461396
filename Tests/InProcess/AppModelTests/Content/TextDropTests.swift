import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress
@testable import LongpressApp
@testable import Notes

/// Dragged text keeps its style, within its note and into another one (R24, E25).
final class TextDropTests: GtkTestCase {
    private static func pane(_ text: String) -> (note: Note, pane: TextPane) {
        let buffer = TextBuffer(ofNoteWith: RichText(text))
        let note = Note(buffer)
        return (note, TextPane(note, in: buffer) { _ in })
    }

    private static func marked(_ buffer: TextBuffer) -> String {
        buffer.richText(in: 0..<buffer.count).runs.map { $0.attributes.styles == [.bold] ? "[\($0.text)]" : $0.text }
            .joined()
    }

    func testADropWithinTheNoteMovesTextInOneStep() {
        for (place, expected, caret) in [
            (13, "one three [two]", 13), (0, "[two] one three", 3), (8, "one [two] three", 7),
        ] {
            let (note, pane) = Self.pane("one two three")
            pane.view.buffer.set(.bold, true, in: 4..<7)
            pane.view.buffer.select(4..<7)
            XCTAssertTrue(
                pane.responder.handle(TextDrop(offset: place, text: "two", source: (pane.view.buffer, 4..<7))))
            XCTAssertEqual(Self.marked(pane.view.buffer), expected)
            XCTAssertEqual(pane.view.buffer.insertionPoint, caret)
            XCTAssertEqual(note.history.undoName, "Move")
            note.history.undo()
            XCTAssertEqual(Self.marked(pane.view.buffer), "one [two] three")
            XCTAssertEqual(pane.view.buffer.selection, 4..<7)
            note.history.redo()
            XCTAssertEqual(Self.marked(pane.view.buffer), expected)
        }
    }

    /// Dropping text onto itself does nothing.
    func testDroppingTextOnItselfDoesNothing() {
        let (_, pane) = Self.pane("one two three")
        pane.view.buffer.select(4..<7)
        for place in 4...7 {
            XCTAssertFalse(
                pane.responder.handle(TextDrop(offset: place, text: "two", source: (pane.view.buffer, 4..<7))))
        }
        XCTAssertEqual(pane.view.buffer.text, "one two three")
    }

    func testADropInAnotherNoteCopiesTheText() {
        let (_, other) = Self.pane("one two three")
        other.view.buffer.set(.bold, true, in: 4..<7)
        let (note, pane) = Self.pane("words")
        XCTAssertTrue(pane.responder.handle(TextDrop(offset: 5, text: "two", source: (other.view.buffer, 4..<7))))
        XCTAssertEqual(Self.marked(pane.view.buffer), "words [two]")
        XCTAssertEqual(Self.marked(other.view.buffer), "one [two] three")
        XCTAssertEqual(note.history.undoName, "Drop")
        note.history.undo()
        XCTAssertEqual(pane.view.buffer.text, "words")
    }

    func testDroppedPlainTextTakesTheSurroundingStyle() throws {
        let (note, pane) = Self.pane("words")
        pane.view.buffer.set(.bold, true, in: 0..<5)
        XCTAssertTrue(pane.responder.handle(TextDrop(offset: 2, text: "a\r\nb", source: nil)))
        try waitUntil("the text") { pane.view.buffer.count == 8 }
        XCTAssertEqual(Self.marked(pane.view.buffer), "[woa\nbrds]")
        XCTAssertEqual(note.history.undoName, "Drop")
    }

    /// The formats GTK offers when a selection is dragged into another program.
    func testOtherProgramsAreOfferedStyledText() throws {
        let (_, pane) = Self.pane("one two three")
        pane.view.buffer.set(.bold, true, in: 4..<7)
        pane.view.buffer.select(0..<7)
        let content = gtk_text_buffer_get_selection_content(pane.view.buffer.typed())
        defer { g_object_unref(UnsafeMutableRawPointer(content)) }
        gdk_clipboard_set_content(Clipboard.standard.opaque, content)
        defer { Clipboard.standard.offer([.text("")]) }
        XCTAssertTrue(Clipboard.standard.types.contains("text/html"), "\(Clipboard.standard.types)")
        let (html, _) = try awaiting("HTML") { try await Clipboard.standard.read(["text/html"], limit: 10_000) }
        XCTAssertTrue(
            String(decoding: html, as: UTF8.self).contains("one <b>two</b>"), String(decoding: html, as: UTF8.self))
        let (plain, _) = try awaiting("text") {
            try await Clipboard.standard.read(["text/plain;charset=utf-8"], limit: 10_000)
        }
        XCTAssertEqual(String(decoding: plain, as: UTF8.self), "one two")
        withExtendedLifetime(pane) {}
    }
}
