import GtkTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import LongpressApp
@testable import Notes

/// Keys and commands in lists.
final class ListTests: GtkTestCase {
    private static func pane(_ text: String = "") -> (note: Note, pane: TextPane) {
        let buffer = TextBuffer(ofNoteWith: RichText(text))
        let note = Note(buffer)
        return (note, TextPane(note, in: buffer) { _ in })
    }

    private static func text(_ pane: TextPane) -> String {
        pane.view.buffer.richText(in: 0..<pane.view.buffer.count).plainText
    }

    /// Presses keys. A key without a meaning of its own in lists is typed.
    private static func press(_ keys: String..., in pane: TextPane) {
        for key in keys where !pane.responder.handle(Key(accelerator: key)) {
            pane.view.buffer.replaceSelection(with: key == "Return" ? "\n" : key == "Tab" ? "\t" : key)
        }
    }

    func testReturnContinuesAListAndEndsItAtAnEmptyItem() {
        let (note, pane) = Self.pane()
        pane.responder.perform(.numberedList)
        Self.press("a", "Return", "b", "Return", in: pane)
        XCTAssertEqual(Self.text(pane), "1. a\n2. b\n3. \n", "an empty item needs a line break of its own")
        XCTAssertEqual(pane.responder.typing.paragraph, .some(.item(.number, level: 0)))
        Self.press("Return", "c", in: pane)
        XCTAssertEqual(Self.text(pane), "1. a\n2. b\nc")
        note.history.undo()
        XCTAssertEqual(Self.text(pane), "1. a\n2. b\n")
        note.history.undo()
        XCTAssertEqual(Self.text(pane), "1. a\n2. b\n3. \n")
        while note.history.undoName != nil { note.history.undo() }
        XCTAssertEqual(Self.text(pane), "")
    }

    func testTabNestsAnItemAndReturnInAnEmptyOneUnnestsIt() {
        let (note, pane) = Self.pane("a")
        pane.view.buffer.insertionPoint = 1
        pane.responder.perform(.bulletedList)
        XCTAssertEqual(note.history.undoName, "Bulleted List")
        Self.press("Return", "b", "Tab", in: pane)
        XCTAssertEqual(Self.text(pane), "• a\n\t◦ b\n")
        XCTAssertEqual(note.history.undoName, "Increase Level")
        Self.press("Return", "Return", "c", in: pane)
        XCTAssertEqual(Self.text(pane), "• a\n\t◦ b\n• c\n")
        Self.press("<Shift>ISO_Left_Tab", in: pane)
        XCTAssertEqual(Self.text(pane), "• a\n\t◦ b\n• c\n", "there is no outer level")
        for _ in 0..<20 { Self.press("Tab", in: pane) }
        XCTAssertEqual(pane.responder.typing.paragraph, .some(.item(.bullet, level: ParagraphStyle.deepestLevel)))
    }

    /// The item continues on the next line, and the numbers continue after it.
    func testShiftReturnBeginsANewLineInTheItem() {
        let (note, pane) = Self.pane()
        XCTAssertFalse(
            pane.responder.handle(Key(accelerator: "<Shift>Return")), "outside lists it is an ordinary line break")
        pane.responder.perform(.numberedList)
        Self.press("a", "Return", "b", "<Shift>Return", "c", "Return", "d", in: pane)
        XCTAssertEqual(pane.view.buffer.text, "a\nb\u{2028}c\nd\n")
        XCTAssertEqual(Self.text(pane), "1. a\n2. b\nc\n3. d\n")
        let page = pane.view.buffer.richText(in: 0..<pane.view.buffer.count)
        XCTAssertEqual(page.withLineFeeds, page, "it is the same after copying and pasting")
        pane.view.buffer.select(2..<3)
        Self.press("<Shift>Return", in: pane)
        XCTAssertEqual(Self.text(pane), "1. a\n2. \n\nc\n3. d\n")
        note.history.undo()
        XCTAssertEqual(Self.text(pane), "1. a\n2. b\nc\n3. d\n")
        while note.history.undoName != nil { note.history.undo() }
        XCTAssertEqual(Self.text(pane), "")
    }

    /// The line break of an empty item is removed with the item: no empty line is left below the text typed next.
    func testAnEmptyLastItemBecomesBodyOrHeadingWithoutAnExtraLine() {
        let ways: [(command: Command, style: ParagraphStyle?)] = [
            (.bodyStyle, nil), (.bulletedList, nil), (.headingStyle, .heading), (.titleStyle, .title),
        ]
        for (command, style) in ways {
            let (note, pane) = Self.pane()
            pane.responder.perform(.bulletedList)
            Self.press("a", "Return", in: pane)
            XCTAssertEqual(Self.text(pane), "• a\n• \n")
            pane.responder.perform(command)
            XCTAssertEqual(pane.view.buffer.text, "a\n", command.title)
            XCTAssertEqual(pane.responder.typing.paragraph, .some(style), command.title)
            XCTAssertEqual(note.history.undoName, command.undoName)
            note.history.undo()
            XCTAssertEqual(Self.text(pane), "• a\n• \n", command.title)
            note.history.redo()
            pane.responder.perform(command == .bulletedList ? .bodyStyle : command)
            Self.press("b", in: pane)
            XCTAssertEqual(pane.view.buffer.text, "a\nb", command.title)
            XCTAssertEqual(pane.view.buffer.paragraphStyle(at: 2), style, command.title)
        }
    }

    func testAnEmptyLastQuotationBecomesBodyWithoutAnExtraLine() {
        let (_, pane) = Self.pane("a")
        pane.view.buffer.insertionPoint = 1
        pane.responder.perform(.quotationStyle)
        Self.press("Return", in: pane)
        pane.responder.perform(.bodyStyle)
        Self.press("b", in: pane)
        XCTAssertEqual(pane.view.buffer.text, "a\nb")
        XCTAssertNil(pane.view.buffer.paragraphStyle(at: 2))
    }

    /// An empty body paragraph that was a heading isn't mistaken for a list item.
    func testAnEmptyLineAboveAnotherIsKept() {
        let (_, pane) = Self.pane("a\n\n")
        pane.view.buffer.insertionPoint = 2
        pane.responder.perform(.headingStyle)
        pane.responder.perform(.bodyStyle)
        XCTAssertEqual(pane.view.buffer.text, "a\n\n")
    }

    func testSelectedItemsNestTogether() {
        let (note, pane) = Self.pane("a\nb\nc")
        pane.view.buffer.select(0..<5)
        pane.responder.perform(.dashedList)
        pane.view.buffer.select(2..<5)
        Self.press("Tab", in: pane)
        XCTAssertEqual(Self.text(pane), "– a\n\t– b\n\t– c")
        note.history.undo()
        XCTAssertEqual(Self.text(pane), "– a\n– b\n– c")
    }

    func testBackspaceAtTheBeginningOfAnItemEndsTheList() {
        let (note, pane) = Self.pane("a\nb")
        pane.view.buffer.select(0..<3)
        pane.responder.perform(.checklist)
        pane.view.buffer.insertionPoint = 2
        Self.press("BackSpace", in: pane)
        XCTAssertEqual(Self.text(pane), "☐ a\nb")
        XCTAssertEqual(note.history.undoName, "End List")
        pane.view.buffer.insertionPoint = 1
        XCTAssertFalse(pane.responder.handle(Key(accelerator: "BackSpace")), "outside the beginning it deletes")
    }

    func testTabAndBackspaceOutsideListsAreNotHandled() {
        let (_, pane) = Self.pane("a")
        XCTAssertFalse(pane.responder.handle(Key(accelerator: "Tab")))
        XCTAssertFalse(pane.responder.handle(Key(accelerator: "BackSpace")))
    }

    func testADoneItemIsTickedAndTheNextOneIsNot() {
        let (note, pane) = Self.pane("a")
        pane.responder.perform(.checklist)
        pane.responder.perform(.markDone)
        XCTAssertEqual(Self.text(pane), "☑ a")
        XCTAssertEqual(note.history.undoName, "Done")
        pane.view.buffer.insertionPoint = 1
        Self.press("Return", "b", in: pane)
        XCTAssertEqual(Self.text(pane), "☑ a\n☐ b\n")
        pane.responder.tick(at: 0)
        XCTAssertEqual(Self.text(pane), "☐ a\n☐ b\n")
        pane.responder.perform(.bulletedList)
        XCTAssertEqual(Self.text(pane), "☐ a\n• b\n")
        pane.responder.perform(.bulletedList)
        XCTAssertEqual(Self.text(pane), "☐ a\nb\n")
    }
}

/// The time that typing a letter takes in a long list.
final class LongListTests: FindingTestCase {
    func testTypingInAListOfManyItemsIsFast() throws {
        try show("")
        let buffer = note.buffer
        for _ in 0..<20 {
            var text = RichText()
            for item in 0..<10_000 {
                let style = ParagraphStyle.item(.number, level: item.isMultiple(of: 5000) ? 1 : 0)
                text.append("an item of a list\n", .init(paragraph: style))
            }
            buffer.append(text)
        }
        buffer.insertionPoint = buffer.count - 1
        note.window.text.view.revealSelection()
        iterateMainContext()
        // Code that visits every item would take a hundred times as long.
        for _ in 0..<20 {
            XCTAssertLessThan(LongestTurn.ofCall { buffer.replaceSelection(with: "a") }, LongestTurn.limit / 10)
            iterateMainContext()
        }
        buffer.select(0..<buffer.count)
        var styles: Set<ParagraphStyle?> = []
        let time = LongestTurn.ofCall { styles = note.window.text.responder.typing.paragraphs }
        XCTAssertEqual(styles, [.item(.number, level: 0), .item(.number, level: 1)])
        XCTAssertLessThan(time, LongestTurn.limit / 5)
    }
}
