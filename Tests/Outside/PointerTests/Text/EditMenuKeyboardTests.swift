import TestSupport
import XCTest

@testable import Driving

/// A menu opened by keyboard is operated by keyboard.
final class EditMenuKeyboardTests: AppTestCase {
    private let text = "one two three"

    private func openMenu(with key: String = "Menu") throws {
        try write(text)
        try offer("2")
        try select("two")
        try app.keyboard.press(key)
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Format | Share…")
        try expectFocus(on: "Cut")
    }

    func testReturnAndSpaceChooseAnItem() throws {
        for (key, item) in [("Return", "Copy"), ("space", "Copy"), ("KP_Enter", "Copy")] {
            try openMenu()
            try expectKeys([("Right", item)])
            app.clipboard.clear()
            try app.keyboard.press(key)
            try expectClipboard("two")
            try expectNoMenu()
            try app.waitUntil("the focus to be back") { try note.has("focused") }
        }
        try expectText(text)
    }

    /// The menu belongs to the insertion point even if that has been scrolled out of view.
    func testTheMenuKeyWorksAfterTheTextWasScrolledAway() throws {
        try offer((1...200).map { "line \($0)\n" }.joined())
        try write("")
        try app.keyboard.press("ctrl+v")
        try app.waitUntil("the text") { try note.text.hasSuffix("line 200\n") }
        try app.keyboard.press("ctrl+Home")
        try expectCaret(at: 0)
        try app.pointer.scroll(at: note.screenPoint, clicks: 30)
        try app.waitUntil("line 1 to be out of sight") {
            try note.screenRectangle(ofText: "line 1").bottom < note.screenRectangle.y
        }
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Paste | Select | Select All")
    }
}
