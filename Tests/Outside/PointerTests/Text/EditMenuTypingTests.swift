import TestSupport
import XCTest

@testable import Driving

/// A menu opened with the pointer leaves the keyboard focus in the text.
final class EditMenuTypingTests: AppTestCase {
    /// E19: shortcuts and editing keys act on the text, too.
    func testKeysGoToTheTextWhileTheMenuIsOpen() throws {
        try write("one two three")
        try doubleClick(at: place(of: "two"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try app.keyboard.press("ctrl+c")
        try expectClipboard("two")
        try expectNoMenu()

        try doubleClick(at: place(of: "three"))
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Format | Share…")
        try app.keyboard.press("BackSpace")
        try expectText("one two ")
        try expectNoMenu()
    }

    /// E19: a modifier alone does nothing.
    func testAModifierAloneKeepsTheMenu() throws {
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Select | Select All")
        for modifier in ["Shift_L", "Control_L", "Alt_L"] { try app.keyboard.press(modifier) }
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoMenu()
    }
}
