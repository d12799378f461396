import TestSupport
import XCTest

@testable import Driving

/// Composing text in a caption that is being edited.
final class HangulCaptionTests: ComposingTestCase {
    override var firstFile: (name: String, content: String)? { nil }

    /// Begins to edit the Welcome picture's caption, with 한 being composed at its end.
    private func composeCaption() throws -> AccessibleNode {
        try focusPicture()
        try app.keyboard.press("F2")
        let field = try find(role: "text box", name: "Edit Caption")
        try app.waitUntil("the field to have the focus") { field.isShowing && field.has("focused") }
        let count = try field.characterCount
        // A field that has just appeared gets keys only after a message from IBus.
        try app.waitUntil("the insertion point at the end") {
            try self.app.keyboard.press("End")
            return try field.caretOffset == count && (try? field.selectedText) ?? "" == ""
        }
        try compose("gks", in: field)
        return field
    }

    /// Opens the field's menu, and composes 글 afterwards, which replaces a word or none.
    private func check(_ opening: Opening, replacing word: String = "") throws {
        let field = try composeCaption()
        waitForNewSuccession()
        // On "long"; the places of a field's letters aren't accessible.
        let area = try field.screenRectangle
        try open(opening, at: ScreenPoint(x: area.x + 38, y: area.center.y))
        _ = try openMenu(.edit)
        try app.waitUntil("the syllable in its place") { try field.text == welcomeCaption + "한" }
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try compose("rmf", in: field)
        try app.keyboard.press("Return")
        try app.waitUntil("the caption") { try self.caption.text.contains("글") }
        XCTAssertEqual(try caption.text.replacing("글", with: word), welcomeCaption + "한")
    }

    func testASecondaryClickCommitsTheSyllable() throws { try check(.secondaryClick) }

    func testADoubleClickCommitsTheSyllable() throws { try check(.doubleClick, replacing: "long") }

    func testAHoldCommitsTheSyllable() throws { try check(.hold) }

    func testTheMenuKeyCommitsTheSyllable() throws { try check(.menuKey) }

    func testUndoRemovesTheSyllable() throws {
        let field = try composeCaption()
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("the caption as it was") { try field.text == welcomeCaption }
        try app.keyboard.press("Return")
        try caption(welcomeCaption)
    }

    func testAPressElsewhereCommitsTheSyllable() throws {
        _ = try composeCaption()
        app.pointer.click(at: try place(of: "finger"))
        try caption(welcomeCaption + "한")
    }
}
