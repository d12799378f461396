import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp
@testable import Notes

/// A paragraph has one style, whatever is typed, deleted and undone in it.
final class ParagraphStyleTests: GtkTestCase {
    /// Returns the paragraphs, each after the first letter of its style.
    private static func outline(_ note: EditedNote) -> String {
        var lines: [String] = []
        note.content.text.forEachParagraph { paragraph in
            let text = paragraph.pieces.map(\.text).joined()
            lines.append(paragraph.style.map { "\($0.name.first!):\(text)" } ?? text)
        }
        return lines.joined(separator: "|")
    }

    private static func set(_ style: ParagraphStyle?, of note: EditedNote) {
        note.history.step(named: "Style") { note.typing.setParagraph(style) }
    }

    func testReturnAtTheEndOfAHeadingBeginsBodyText() {
        let note = EditedNote("Name\nnext")
        note.move(to: 0)
        Self.set(.title, of: note)
        note.move(to: 4)
        note.type("s\nmore")
        XCTAssertEqual(Self.outline(note), "t:Names|more|next")
        note.move(to: 2)
        note.type("\n")
        XCTAssertEqual(Self.outline(note), "t:Na|t:mes|more|next", "Return within it makes two")
        while note.history.undoName != nil { note.history.undo() }
        XCTAssertEqual(Self.outline(note), "Name|next")
    }

    func testAnEmptyNoteCanBeginWithATitle() {
        let note = EditedNote()
        Self.set(.title, of: note)
        XCTAssertNil(note.history.undoName, "nothing has changed yet")
        XCTAssertEqual(note.typing.paragraph, .some(.some(.title)))
        note.type("Name\nbody")
        XCTAssertEqual(Self.outline(note), "t:Name|body")
    }

    func testReplacingAllLettersKeepsTheParagraphStyle() {
        let note = EditedNote("Name")
        Self.set(.heading, of: note)
        note.buffer.select(0..<4)
        note.type("Other")
        XCTAssertEqual(Self.outline(note), "h:Other")
        note.backspace(5)
        note.type("Third")
        XCTAssertEqual(Self.outline(note), "h:Third")
    }

    func testJoinedParagraphsTakeTheStyleOfTheFirst() {
        let note = EditedNote("Name\nbody\nlast")
        note.move(to: 2)
        Self.set(.subheading, of: note)
        note.move(to: 5)
        note.backspace()
        XCTAssertEqual(Self.outline(note), "s:Namebody|last")
        note.history.undo()
        XCTAssertEqual(Self.outline(note), "s:Name|body|last")
        note.history.redo()
        XCTAssertEqual(Self.outline(note), "s:Namebody|last")
        note.buffer.select(0..<9)
        note.backspace()
        XCTAssertEqual(Self.outline(note), "last", "a deleted paragraph's style is deleted with it")
    }

    func testReturnContinuesAQuotation() {
        let note = EditedNote("one")
        Self.set(.quotation, of: note)
        note.type("\ntwo")
        XCTAssertEqual(Self.outline(note), "q:one|q:two")
    }

    func testTheSelectionReportsItsStyleIfUniform() {
        let note = EditedNote("one\n\nthree")
        note.buffer.select(0..<4)
        Self.set(.quotation, of: note)
        XCTAssertEqual(note.typing.paragraph, .some(.some(.quotation)))
        note.buffer.select(2..<6)
        XCTAssertEqual(note.typing.paragraph, .none)
        Self.set(.heading, of: note)
        XCTAssertEqual(Self.outline(note), "h:one|h:|h:three")
        XCTAssertEqual(note.history.undoName, "Style")
        Self.set(nil, of: note)
        XCTAssertEqual(note.typing.paragraph, .some(.none))
        XCTAssertEqual(Self.outline(note), "one||three")
    }

    func testCopyStyleAppliesParagraphStylesOnlyToWholeParagraphs() {
        let note = EditedNote("Name\nbody text")
        note.move(to: 0)
        Self.set(.title, of: note)
        let sample = note.buffer.styleSample(of: 0..<4)
        note.buffer.apply(sample, to: 5..<9)
        XCTAssertEqual(Self.outline(note), "t:Name|body text")
        note.buffer.apply(sample, to: 5..<14)
        XCTAssertEqual(Self.outline(note), "t:Name|t:body text")
    }
}
