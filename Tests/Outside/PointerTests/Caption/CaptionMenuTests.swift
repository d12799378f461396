import TestSupport
import XCTest

@testable import Driving

/// E22, R25: the caption can be copied, and edited from its menu only.
final class CaptionMenuTests: AppTestCase {
    /// Every way of opening the menu except a double click selects the whole caption.
    func testEveryWayOfOpeningSelectsTheCaptionAndOffersCopy() throws {
        for opening in Opening.allCases where opening != .doubleClick {
            try focusNote()
            try app.keyboard.press("Tab")
            let place = try caption.screenRectangle.center
            if opening == .menuKey || opening == .shiftF10 { try focusCaption() }
            try open(opening, at: place)
            try expectMenu(.edit, "Copy | Edit Caption…")
            try app.waitUntil("the whole caption to be selected") { try self.caption.selectedText == welcomeCaption }
            try choose("Copy")
            try expectNoMenu()
            try expectClipboard(welcomeCaption)
            app.clipboard.clear()
        }
    }

    /// E10, E23: a double click selects the word, as in the text.
    func testADoubleClickSelectsAWord() throws {
        try doubleClick(at: caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Select All | Edit Caption…")
        let word = try caption.selectedText
        XCTAssertTrue(welcomeCaption.split(separator: " ").map(String.init).contains(word), word)
        try choose("Copy")
        try expectClipboard(word)
    }

    func testTheMenuEditsTheCaption() throws {
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try choose("Edit Caption…")
        try app.waitUntil("the field to have the focus") {
            try self.app.accessible.first { try $0.name == "Edit Caption" && $0.has("focused") } != nil
        }
        try app.keyboard.press("ctrl+a")
        try app.keyboard.type("Other words\n")
        try caption("Other words")
        try app.waitUntil("the picture to have the focus") { try self.picture("Other words").has("focused") }
    }

    func testTypingOnACaptionChangesNothing() throws {
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        try app.keyboard.type("x")
        try expectNoMenu()
        try app.keyboard.press("Delete")
        let text = try note.text
        try focusNote()
        XCTAssertEqual(try caption.text, welcomeCaption)
        XCTAssertEqual(try note.text, text)
    }

    /// A selected part stays selected when it is pressed.
    func testAPartialSelectionIsKept() throws {
        try focusCaption()
        try app.keyboard.press("Home")
        for _ in 0..<4 { try app.keyboard.press("shift+Right") }
        try app.waitUntil("a part to be selected") { try self.caption.selectedText == "A lo" }
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Copy | Select All | Edit Caption…")
        try app.keyboard.press("Return")
        try expectClipboard("A lo")
    }

    private func focusCaption() throws {
        let place = try caption.screenRectangle.center
        app.pointer.click(at: place)
        try app.waitUntil("the caption to have the focus") { try self.caption.has("focused") }
    }
}
