import TestSupport
import XCTest

@testable import Driving

/// The commands for spelling in the menu bar (C7), which apply to the word at the insertion point.
final class SpellingMenuBarTests: AppTestCase {
    /// Opens the submenu Edit ▸ Spelling with the keyboard, and focuses its first available item.
    private func openSpelling() throws {
        try menuBar.open("Edit")
        try app.waitUntil("the focus on Spelling") {
            if try menuBar.focusedItem == "Spelling" { return true }
            try app.keyboard.press("Up")
            return false
        }
        try app.keyboard.press("Right")
        try app.waitUntil("the submenu to open") { try menuBar.focusedItem != "Spelling" }
    }

    func testASuggestionCanBeChosen() throws {
        try write("I teh it ")
        try putCaret(before: "eh it")
        // Suggestions are looked up after the insertion point has rested.
        try app.waitUntil("the suggestions") {
            try openSpelling()
            if try menuBar.focusedItem == "the" { return true }
            try app.waitUntil("the menus to close") {
                if app.windows.popovers.isEmpty { return true }
                try app.keyboard.press("Escape")
                return false
            }
            return false
        }
        try app.keyboard.press("Down")
        try app.waitUntil("the next item") { try menuBar.focusedItem == "eh" }
        try app.keyboard.press("Return")
        try expectText("I eh it ")
        try expectNoMenu()
    }

    func testOnlyCheckSpellingIsAvailableWithoutAMisspelling() throws {
        try write("I acheive it ")
        try expectStyledText("I ~acheive it")
        try putCaret(before: "it")
        try openSpelling()
        XCTAssertEqual(try menuBar.focusedItem, "Check Spelling")
        try app.keyboard.press("Return")
        try expectStyledText("I acheive it")
        try expectNoMenu()
        try app.pointer.click(.secondary, at: place(of: "acheive"))
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try openSpelling()
        try app.keyboard.press("Return")
        try expectStyledText("I ~acheive it")
    }
}
