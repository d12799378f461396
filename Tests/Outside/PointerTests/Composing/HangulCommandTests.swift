import TestSupport
import XCTest

@testable import Driving

/// Commands while a syllable is being composed: all of them treat it as part of the text.
final class HangulCommandTests: ComposingTestCase {
    func testSavingIncludesTheSyllable() throws {
        try composeAtEnd("gks")
        try app.keyboard.press("ctrl+s")
        try app.waitUntil("the file") { self.notes.read("note.html") == Self.page("alpha beta gamma한") }
        try expectTitle("note.html")
    }

    /// The syllable keeps its style; the next one has the new style.
    func testAStyleAppliesToTheNextSyllable() throws {
        try composeAtEnd("gks")
        try app.keyboard.press("ctrl+b")
        try compose("rmf", in: note)
        try app.keyboard.press("ctrl+s")
        try app.waitUntil("the file") { self.notes.read("note.html") == Self.page("alpha beta gamma한<b>글</b>") }
    }

    /// Undo first removes the syllable.
    func testUndoRemovesTheSyllable() throws {
        try composeAtEnd("gks")
        try app.keyboard.press("ctrl+z")
        try expectText("alpha beta gamma")
        try expectTitle("note.html")
        try app.keyboard.press("shift+ctrl+z")
        try expectText("alpha beta gamma한")
    }

    /// Composed syllables are undone like letters: word by word, never in parts.
    func testSyllablesAreUndoneWordByWord() throws {
        try composeAtEnd(" gksrmf gksrmf ")
        try expectText("alpha beta gamma 한글 한글 ")
        for left in ["alpha beta gamma 한글 ", "alpha beta gamma ", "alpha beta gamma"] {
            try app.keyboard.press("ctrl+z")
            try expectText(left)
        }
    }

    func testSelectAllIncludesTheSyllable() throws {
        try composeAtEnd("gks")
        try app.keyboard.press("ctrl+a")
        try expectSelection("alpha beta gamma한")
    }

    /// Composing replaces the selection, from the first letter on.
    func testComposingReplacesTheSelection() throws {
        try select("beta")
        try compose("gks", in: note)
        try app.keyboard.press("ctrl+s")
        try app.waitUntil("the file") { self.notes.read("note.html") == Self.page("alpha 한 gamma") }
    }

    func testPastedTextFollowsTheSyllable() throws {
        try offer("pasted")
        try composeAtEnd("gks")
        try app.keyboard.press("ctrl+v")
        try expectText("alpha beta gamma한pasted")
    }

    /// A window doesn't close while a syllable is being composed: it asks, and saves the syllable.
    func testClosingAsksWhileASyllableIsComposed() throws {
        for close in [{ try self.app.keyboard.press("ctrl+w") }, { try self.app.windows.close(self.window) }] {
            try composeAtEnd("gks")
            try close()
            XCTAssertEqual(try sheet.rows("Save changes to “note.html”?"), ["Save", "Discard", "Cancel"])
            try app.keyboard.press("Escape")
            try sheet.expectNone()
            try expectText("alpha beta gamma한")
            try app.keyboard.press("ctrl+z")
            try expectTitle("note.html")
        }
    }

    /// A drop elsewhere in the text doesn't move the syllable.
    func testADropElsewhereDoesNotMoveTheSyllable() throws {
        try composeAtEnd("gks")
        let source = try DragSource(Array("dropped ".utf8), type: "text/plain;charset=utf-8")
        defer { source.close() }
        try source.drag(to: place(of: "beta"))
        try app.waitUntil("the text to be inserted") { try self.note.text.contains("dropped ") }
        XCTAssertEqual(try note.text.replacing("dropped ", with: ""), "alpha beta gamma한")
    }
}
