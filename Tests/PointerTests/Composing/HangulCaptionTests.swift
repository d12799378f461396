import TestSupport
import XCTest

@testable import Driving

/// Composing in a caption that is being written.
final class HangulCaptionTests: ComposingTestCase {
    override var firstFile: (name: String, content: String)? { nil }

    /// Begins to edit the Welcome picture's caption, with 한 being composed at its end.
    private func composeCaption() throws -> AccessibleNode {
        try focusPicture()
        try app.keyboard.press("F2")
        let field = try find(role: "text box", name: "Edit Caption")
        try app.waitUntil("the field to have the focus") { field.isShowing && field.has("focused") }
        // All of it is selected at first. Keys don't change that: with IBus, GTK's fields lose those that move there.
        let area = try field.screenRectangle
        app.pointer.click(at: ScreenPoint(x: area.right - 12, y: area.center.y))
        let count = try field.characterCount
        try app.waitUntil("the insertion point at the end") {
            try field.selectedText.isEmpty && field.caretOffset == count
        }
        try compose("gks", in: field)
        return field
    }

    private func check(_ opening: Opening, then expected: String = welcomeCaption + "한글") throws {
        let field = try composeCaption()
        waitForNewSuccession()
        try open(opening, at: field.screenRectangle(ofText: "press").center)
        _ = try openMenu(.edit)
        try app.waitUntil("the syllable in its place") { try field.text == welcomeCaption + "한" }
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try compose("rmf", in: field)
        try app.keyboard.press("Return")
        try app.waitUntil("the caption") { try self.caption.text == expected }
    }

    func testASecondaryClick() throws { try check(.secondaryClick, then: "A long pre글ss opens the menu that fits한") }

    func testADoubleClick() throws { try check(.doubleClick, then: "A long 글 opens the menu that fits한") }

    func testAHold() throws { try check(.hold, then: "A long pre글ss opens the menu that fits한") }

    func testTheMenuKey() throws { try check(.menuKey) }

    func testShiftAndF10() throws { try check(.shiftF10) }

    /// What is done with the picture meanwhile is done with what has been composed.
    func testACommandOnThePicture() throws {
        _ = try composeCaption()
        try app.keyboard.press("ctrl+r")
        try app.waitUntil("the caption") { try self.caption.text == welcomeCaption + "한" }
    }

    func testUndo() throws {
        let field = try composeCaption()
        try app.keyboard.press("ctrl+z")
        try app.waitUntil("the caption as it was") { try field.text == welcomeCaption }
        try app.keyboard.press("Return")
        try app.waitUntil("the caption") { try self.caption.text == welcomeCaption }
    }

    func testAPressElsewhereEndsIt() throws {
        _ = try composeCaption()
        app.pointer.click(at: try place(of: "finger"))
        try app.waitUntil("the caption") { try self.caption.text == welcomeCaption + "한" }
    }
}
