import TestSupport
import XCTest

@testable import Driving

/// Menus on Wayland with pointer and keyboard.
final class WaylandMenuTests: WaylandTestCase {
    func testSecondaryClickOpensTheEditMenu() throws {
        app.pointer.click(.secondary, at: try place(of: "picture"))
        try expectOnlyMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    func testMenuKeysOpenTheEditMenuAndArrowsChoose() throws {
        try typeALetterThere()
        for key in ["Menu", "shift+F10"] {
            try app.keyboard.press(key)
            try expectOnlyMenu(.edit, "Select | Select All")
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
        try app.keyboard.press("Menu")
        try expectOnlyMenu(.edit, "Select | Select All")
        try app.keyboard.press("Right")
        try app.keyboard.press("Return")
        try expectSelection(note.text)
    }

    /// C3: sliding onto a row and releasing the button there chooses it.
    func testSlidingOntoARowAndReleasingChoosesIt() throws {
        let middle = try picture().extents.center
        app.pointer.move(to: middle)
        app.pointer.press()
        try expectOnlyMenu(.context, PictureTestCase.rows)
        app.pointer.glide(to: try place(ofRow: "Remove Image"))
        app.pointer.release()
        try expectNoPopover()
        try app.waitUntil("no picture") { try self.pictureNames.isEmpty }
    }

    /// Checks that the note has the focus.
    private func typeALetterThere() throws {
        let (note, text) = (try note, try note.text)
        app.pointer.click(at: try place(of: "picture"))
        try app.keyboard.press("q")
        try app.waitUntil("a letter in the text") { try note.characterCount == text.unicodeScalars.count + 1 }
        try app.keyboard.press("BackSpace")
        try expectText(text)
    }
}
