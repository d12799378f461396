import TestSupport
import XCTest

@testable import Driving

/// R11: while a caption is being edited, menus and sheets act on its field, and none of them ends the editing.
final class CaptionEditingTests: ShareTestCase {
    /// Begins to edit the Welcome picture's caption, types new words and selects them.
    private func editCaption() throws -> AccessibleNode {
        try focusPicture()
        try app.keyboard.press("F2")
        let field = try find(role: "text box", name: "Edit Caption")
        try expectFocus(field)
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type("new words")
        try app.keyboard.press("ctrl+a")
        try app.waitUntil("the words, selected") { try field.selectedText == "new words" }
        return field
    }

    private func expectFocus(_ field: AccessibleNode) throws {
        try app.showing(try app.accessible) {
            try app.waitUntil("the field to have the focus") { field.isShowing && field.has("focused") }
        }
    }

    /// Types over the selected words, and ends editing.
    private func continueEditing(in field: AccessibleNode) throws {
        try expectFocus(field)
        try app.keyboard.type("others")
        try app.waitUntil("the typed text to replace the selection") { try field.text == "others" }
        try app.keyboard.press("Return")
        try caption("others")
    }

    func testEditingContinuesAfterTheEditMenu() throws {
        let field = try editCaption()
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectFocus(field)
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete")
        try choose("Copy")
        try expectNoMenu()
        try expectClipboard("new words")
        try continueEditing(in: field)
    }

    func testEditingContinuesAfterTheMenuBar() throws {
        let field = try editCaption()
        try chooseInMenuBar("Edit", "Copy")
        try expectClipboard("new words")
        try continueEditing(in: field)
    }

    /// E29.
    func testEditingContinuesAfterASheet() throws {
        let field = try editCaption()
        try shareFromFileMenu()
        try app.keyboard.press("Escape")
        try sheet.expectNone()
        try continueEditing(in: field)
    }

    /// Commands on the picture meanwhile keep the typed text.
    func testAPictureCommandKeepsTypedText() throws {
        let field = try editCaption()
        try app.keyboard.press("F2")
        try continueEditing(in: field)
        try app.keyboard.press("F2")
        try expectFocus(field)
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type("the last")
        try app.waitUntil("the words") { try field.text == "the last" }
        try app.keyboard.press("ctrl+r")
        try caption("the last")
    }

    /// Typed text is in the note immediately, and Escape removes it.
    func testEscapeRestoresTheCaption() throws {
        _ = try editCaption()
        try app.waitUntil("a note that isn’t saved") { try self.window.title.hasPrefix("•") }
        try app.keyboard.press("Escape")
        try caption(welcomeCaption)
        try app.waitUntil("an unmodified note") { try !self.window.title.hasPrefix("•") }
        try app.waitUntil("the picture to have the focus") { try self.picture().has("focused") }
    }

    /// A press elsewhere keeps the words, and moves the focus there.
    func testAPressOnTheNoteEndsEditing() throws {
        _ = try editCaption()
        let note = try note
        let text = try note.text
        app.pointer.click(at: try place(of: "finger"))
        try caption("new words")
        try app.waitUntil("the note to have the focus") { note.has("focused") }
        try app.keyboard.press("ctrl+End")
        try app.keyboard.type("x")
        try expectText(text + "x")
    }
}
