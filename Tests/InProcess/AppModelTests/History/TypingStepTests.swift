import XCTest

@testable import Gtk
@testable import Platform
@testable import LongpressApp
@testable import Notes

/// How letters are grouped into steps: by word, by pause, by place.
final class TypingStepTests: GtkTestCase {
    func testAWordWithItsSpacesIsAStep() {
        let note = EditedNote()
        note.type("one  two")
        XCTAssertEqual(note.textsUndone(), ["one  ", ""])
    }

    func testALineBreakEndsAStep() {
        let note = EditedNote()
        note.type("one\n\ntwo")
        XCTAssertEqual(note.textsUndone(), ["one\n\n", "one\n", ""])
    }

    func testAPauseEndsAStep() {
        let note = EditedNote()
        note.type("ab")
        note.time += HistoryStep.longestPause - 50
        note.type("c")
        note.time += HistoryStep.longestPause
        note.type("d")
        XCTAssertEqual(note.textsUndone(), ["abc", ""])
    }

    func testMovingAwayAndBackEndsAStep() {
        let note = EditedNote()
        note.type("ab")
        note.move(to: 0)
        note.move(to: 2)
        note.type("c")
        XCTAssertEqual(note.textsUndone(), ["ab", ""])
    }

    func testTypingElsewhereIsAnotherStep() {
        let note = EditedNote()
        note.type("ab")
        note.move(to: 1)
        note.type("c")
        XCTAssertEqual(note.textsUndone(), ["ab", ""])
    }

    func testDeletingIsAStepPerWord() {
        let note = EditedNote("one two\nthree")
        note.backspace(13)
        XCTAssertEqual(note.buffer.text, "")
        XCTAssertEqual(note.history.undoName, "Delete")
        XCTAssertEqual(note.textsUndone(), ["one ", "one two", "one two\n", "one two\nthree"])
    }

    func testDeletingForwardIsAStepPerWord() {
        let note = EditedNote("one two")
        note.move(to: 0)
        note.deleteForward(7)
        XCTAssertEqual(note.textsUndone(), ["two", "one two"])
    }

    func testTypingAndDeletingAreSeparateSteps() {
        let note = EditedNote()
        note.type("abc")
        note.backspace(2)
        note.type("d")
        XCTAssertEqual(note.textsUndone(), ["a", "abc", ""])
    }

    /// Typing a word over a selection, and deleting the selection, are one step; undoing it restores the selection.
    func testTypingOverASelectionIsOneStep() {
        let note = EditedNote("one two")
        note.buffer.select(4..<7)
        note.type("new")
        XCTAssertEqual(note.history.undoName, "Typing")
        XCTAssertEqual(note.textsUndone(), ["one two"])
        XCTAssertEqual(note.buffer.selection, 4..<7)
    }

    /// With a key press in between, deleting and typing are two steps.
    func testDeletingASelectionAndThenTypingAreTwoSteps() {
        let note = EditedNote("one two")
        note.buffer.select(4..<7)
        note.backspace()
        note.type("new")
        XCTAssertEqual(note.textsUndone(), ["one ", "one two"])
    }

    /// An input method inserts the chosen text, and a whole sentence is more than one word.
    func testInputMethodTextIsOneStep() {
        let note = EditedNote()
        note.commit("你好")
        note.commit("世界")
        note.commit("two words")
        XCTAssertEqual(note.textsUndone(), ["你好世界", ""])
    }

    /// With every style, and with several at once, both chosen and taken from the text before.
    func testStyledLettersAreUndoneLikePlainOnes() {
        let all: [Set<TextStyle>] = TextStyle.allCases.map { [$0] } + [Set(TextStyle.allCases)]
        for styles in all {
            let note = EditedNote()
            styles.forEach(note.typing.toggle)
            note.type("one two\nthree")
            XCTAssertTrue(styles.allSatisfy { note.buffer.has($0, in: 0..<13) }, "\(styles)")
            let content = note.content
            XCTAssertEqual(note.textsUndone(), ["one two\n", "one ", ""], "\(styles)")
            while note.history.redoName != nil { note.history.redo() }
            XCTAssertEqual(note.content, content, "\(styles)")
        }
    }

    /// Switching a style on or off within a word doesn't split the word into steps.
    func testChangingStyleWithinAWordDoesNotEndAStep() {
        let note = EditedNote()
        note.type("one t")
        note.typing.toggle(.bold)
        note.type("w")
        note.typing.toggle(.italic)
        note.typing.toggle(.bold)
        note.type("o ")
        let content = note.content
        XCTAssertEqual(content.text.runs.count, 3)
        XCTAssertEqual(note.textsUndone(), ["one ", ""])
        note.history.redo()
        note.history.redo()
        XCTAssertEqual(note.content, content)
    }

    /// Letters inserted plain amid styled text become styled like the letters around them.
    func testPlainLettersAmongStyledOnesAreOneStep() {
        let note = EditedNote("")
        note.typing.toggle(.bold)
        note.type("ab")
        note.move(to: 1)
        note.typing.toggle(.bold)
        note.type("xyz")
        XCTAssertEqual(note.textsUndone(), ["ab", ""])
    }

    func testTypingOverAStyledSelectionIsOneStep() {
        let note = EditedNote("one two")
        note.set(.bold, in: 4..<7)
        note.buffer.select(4..<7)
        note.type("new")
        XCTAssertTrue(note.buffer.has(.bold, in: 4..<7))
        let undone = note.textsUndone()
        XCTAssertEqual(undone, ["one two", "one two"])
    }

    func testDeletedStyledLettersAreUndoneLikePlainOnes() {
        let note = EditedNote()
        note.typing.toggle(.underline)
        note.type("one two")
        note.time += 2 * HistoryStep.longestPause
        note.backspace(7)
        XCTAssertEqual(note.textsUndone(), ["one ", "one two", "one ", ""])
    }

    func testStyledInputMethodTextIsOneStep() {
        let note = EditedNote()
        note.typing.toggle(.italic)
        note.commit("你好")
        note.commit("世界")
        note.commit("two words")
        XCTAssertEqual(note.textsUndone(), ["你好世界", ""])
    }

    /// Also in a paragraph whose direction was chosen.
    func testStyledLettersInADirectedParagraphAreOneStep() {
        let note = EditedNote("ab")
        note.history.step(named: "Direction") { note.buffer.setRightToLeft(true, in: 0..<2) }
        note.move(to: 1)
        note.typing.toggle(.bold)
        note.type("xyz")
        XCTAssertEqual(note.textsUndone(), ["ab", "ab"])
    }

    /// GTK inserts dropped text and then removes it from its old place.
    func testDraggingTextIsOneStep() {
        let note = EditedNote("one two three")
        note.buffer.set(.bold, true, in: 0..<2)
        note.history.inputBegins()
        let before = note.content
        note.buffer.select(0..<4)
        note.buffer.insert(note.buffer.richText(in: 0..<4), at: 8)
        note.buffer.select(0..<4)
        note.buffer.deleteSelection()
        XCTAssertEqual(note.buffer.text, "two one three")
        XCTAssertEqual(note.history.undoName, "Move")
        note.history.undo()
        XCTAssertEqual(note.content.text.text, before.text.text)
    }

    func testACommandNeverJoinsTyping() {
        let note = EditedNote()
        note.type("a")
        note.paste("b")
        note.type("c")
        note.paste("d")
        note.paste("e")
        XCTAssertEqual(note.textsUndone(), ["abcd", "abc", "ab", "a", ""])
    }

    func testTypingAfterUndoIsASeparateStep() {
        let note = EditedNote()
        note.type("one two")
        note.history.undo()
        note.type("x")
        XCTAssertNil(note.history.redoName)
        XCTAssertEqual(note.textsUndone(), ["one ", ""])
    }
}
