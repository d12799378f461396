import TestSupport
import XCTest

@testable import Driving

/// Undo and Redo of changes to the text.
final class UndoTextTests: UndoTestCase {
    func testTypingIsUndoneWordByWord() throws {
        let welcome = try note.text
        try write("one two three")
        try expectUndo("Undo Typing", redo: "(Redo)")
        for left in ["one two ", "one ", "", welcome] {
            try undo()
            try expectText(left)
        }
        try expectSelection(welcome)
        try expectUndo("(Undo)", redo: "Redo Delete")
        for again in ["", "one ", "one two ", "one two three"] {
            try redo()
            try expectText(again)
        }
        try expectCaret(at: 13)
        try expectUndo("Undo Typing", redo: "(Redo)")
    }

    /// Also with the key of other programs, and in a caption as in the text.
    func testControlYRedoes() throws {
        try write("one two")
        try undo()
        try expectText("one ")
        try app.keyboard.press("ctrl+y")
        try expectText("one two")
        // There is nothing left to redo, and the key types nothing.
        try app.keyboard.press("ctrl+y")
        try app.keyboard.type("!")
        try expectText("one two!")
    }

    func testEachCommandIsAStepWithItsName() throws {
        try write("one two")
        try select("two")
        try app.keyboard.press("ctrl+x")
        try expectText("one ")
        try expectUndo("Undo Cut", redo: "(Redo)")
        try app.keyboard.press("ctrl+v")
        try expectText("one two")
        try expectUndo("Undo Paste", redo: "(Redo)")
        try app.keyboard.press("ctrl+v")
        try expectText("one twotwo")
        try app.keyboard.press("ctrl+a")
        try menuBar.choose("Edit", "Delete")
        try expectText("")
        try expectUndo("Undo Delete", redo: "(Redo)")

        try menuBar.choose("Edit", "Undo Delete")
        try expectText("one twotwo")
        try expectSelection("one twotwo")
        try expectUndo("Undo Paste", redo: "Redo Delete")
        try undo()
        try expectText("one two")
        try undo()
        try expectText("one ")
        try expectUndo("Undo Cut", redo: "Redo Paste")
        try undo()
        try expectText("one two")
        try expectSelection("two")
        try menuBar.choose("Edit", "Redo Cut")
        try expectText("one ")
        try focusNote()
        try app.keyboard.type("x")
        try expectText("one x")
        try expectUndo("Undo Typing", redo: "(Redo)")
    }

    /// GTK removes dragged text from its old place after inserting it at the new one.
    func testTextDraggedToAnotherPlaceIsUndoneAsOneStep() throws {
        try write("one two three")
        try select("two")
        waitForNewSuccession()
        let end = try note.screenRectangle(ofText: "three")
        app.pointer.drag(
            from: try place(of: "two"), to: ScreenPoint(x: end.right + 60, y: end.center.y))
        try expectText("one three two")
        try expectUndo("Undo Move", redo: "(Redo)")
        try undo()
        try expectText("one two three")
        try expectSelection("two")
        try redo()
        try expectText("one three two")
    }

    /// It keeps its style, which Undo restores at the old place.
    func testADraggedWordKeepsItsStyle() throws {
        try write("one two three")
        try select("two")
        try app.keyboard.press("ctrl+b")
        try expectUndo("Undo Bold", redo: "(Redo)")
        waitForNewSuccession()
        let first = try note.screenRectangle(ofText: "one")
        app.pointer.drag(from: try place(of: "two"), to: ScreenPoint(x: first.x + 1, y: first.center.y))
        try expectText("two one three")
        XCTAssertEqual(try markdown(), "**two** one three")
        try undo()
        try expectText("one two three")
        XCTAssertEqual(try markdown(), "one **two** three")
    }

    /// Other programs can read any selection with its style, too.
    func testTheSelectionIsOfferedWithItsStyle() throws {
        try write("one two three")
        try select("two")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("ctrl+a")
        try app.waitUntil("the selection in HTML") {
            let html = try app.clipboard.readSelected(type: "text/html").map { String(decoding: $0, as: UTF8.self) }
            return html?.contains("one <b>two</b> three") == true
        }
        let plain = try app.clipboard.readSelected(type: "text/plain;charset=utf-8")
        XCTAssertEqual(plain.map { String(decoding: $0, as: UTF8.self) }, "one two three")
    }

    /// Returns the whole text as another program reads it.
    private func markdown() throws -> String {
        try app.keyboard.press("ctrl+a")
        app.clipboard.clear()
        try app.keyboard.press("ctrl+c")
        try app.waitUntil("Markdown on the clipboard") { try app.clipboard.types().contains("text/markdown") }
        return String(decoding: try XCTUnwrap(app.clipboard.read(type: "text/markdown")), as: UTF8.self)
    }

    /// Undo scrolls to the change, if necessary.
    func testUndoScrollsToTheChange() throws {
        // GTK's own warning, when a text is scrolled while it is being laid out (GTK 4.8).
        toleratedErrors = ["without a current allocation"]
        let text = "first\n" + String(repeating: "x\n", count: 60) + "last"
        try write("")
        try offer(text)
        try app.keyboard.press("ctrl+v")
        try expectText(text)
        let area = try note.screenRectangle
        func expectSeen(_ word: String, _ other: String) throws {
            let top = try images.screenRectangle.y
            func isSeen(_ word: String) throws -> Bool {
                let place = try note.screenRectangle(ofText: word).center.y
                return top <= place && place < area.bottom
            }
            try app.waitUntil("\(word) to be visible") { try isSeen(word) && !isSeen(other) }
            // A key pressed while GTK 4.8 is still scrolling may scroll the text anywhere.
            var places: [ScreenPoint] = []
            try app.waitUntil("the text to stand still") {
                pause(milliseconds: 100)
                places.append(try note.screenRectangle(ofText: word).center)
                return places.count > 7 && Set(places.suffix(7).map(\.y)).count == 1
            }
        }
        try expectSeen("last", "first")
        app.pointer.scroll(at: try note.screenPoint, clicks: -60)
        try expectSeen("first", "last")
        try putCaret(before: "first")
        try app.keyboard.type("z")
        try expectText("z" + text)
        app.pointer.scroll(at: try note.screenPoint, clicks: 60)
        try expectSeen("last", "first")
        try undo()
        try expectSeen("first", "last")
        try expectCaret(at: 0)
    }
}
