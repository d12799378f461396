import TestSupport
import XCTest

@testable import Driving

/// The items of a text's edit menu: those that make sense now, and no others.
final class EditMenuItemsTests: AppTestCase {
    /// E7, E14.
    func testASelectionOffersCutCopyAndDeleteButNotSelect() throws {
        try select("finger")
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try app.keyboard.press("Escape")

        try offer("a text")
        try app.pointer.click(.secondary, at: place(of: "finger"))
        try expectMenu(.edit, "Cut | Copy | Paste | Delete | Select All | Format | Share…")
    }

    /// A press on an editable text always opens a menu, even if the text is empty and there is nothing to paste.
    func testAnEmptyNoteOffersPasteOrAnEmoji() throws {
        try write("")
        let place = try note.screenPoint
        for opening in Opening.allCases {
            try open(opening, at: place)
            try expectMenu(.edit, "Insert Emoji…")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
        try open(.secondaryClick, at: place)
        app.pointer.click(at: try item("Insert Emoji…").screenPoint)
        // A popover replaces the menu.
        try app.waitUntil("the menu to close") { try self.openMenus.isEmpty }
        // GTK's own emoji chooser: its search field has the focus, and the arrow keys move from there to the emoji.
        let search = try app.waitFor("the list of emoji") {
            try self.app.accessible.first { try $0.has("focused") && $0.isShowing && $0.name != "Note" }
        }
        XCTAssertTrue(search.has("editable"))
        try app.keyboard.press("Down")
        try app.waitUntil("an emoji to have the focus") {
            try self.app.accessible.first { $0.has("focused") && $0.isShowing }?.role == "grid cell"
        }
        try app.keyboard.press("Return")
        try app.waitUntil("the emoji") {
            try self.note.text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        }
        try app.keyboard.press("Escape")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Delete")
        try offer("a text")
        for opening in Opening.allCases {
            try open(opening, at: place)
            try expectMenu(.edit, "Paste")
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
