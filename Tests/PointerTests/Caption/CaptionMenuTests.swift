import TestSupport
import XCTest

@testable import Driving

/// E22, R25: the caption can be copied, and nothing can be changed in it.
final class CaptionMenuTests: AppTestCase {
    /// E10: every way selects the whole caption.
    func testEveryWaySelectsAllOfItAndOffersToCopy() throws {
        for opening in Opening.allCases {
            try focusNote()
            try app.keyboard.press("Tab")
            let place = try caption.screenRectangle.center
            if opening == .menuKey || opening == .shiftF10 { try focusCaption() }
            try open(opening, at: place)
            try expectMenu(.edit, "Copy")
            try app.waitUntil("all of it to be selected") { try self.caption.selectedText == welcomeCaption }
            try choose("Copy")
            try expectNoMenu()
            try expectClipboard(welcomeCaption)
            app.clipboard.clear()
        }
    }

    func testTypingThereChangesNothing() throws {
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy")
        try app.keyboard.type("x")
        try expectNoMenu()
        try app.keyboard.press("Delete")
        let text = try note.text
        try focusNote()
        XCTAssertEqual(try caption.text, welcomeCaption)
        XCTAssertEqual(try note.text, text)
    }

    /// A part that is selected stays so when it is pressed.
    func testAPartThatIsSelectedIsKept() throws {
        try focusCaption()
        try app.keyboard.press("Home")
        for _ in 0..<4 { try app.keyboard.press("shift+Right") }
        try app.waitUntil("a part to be selected") { try self.caption.selectedText == "A lo" }
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Copy | Select All")
        try app.keyboard.press("Return")
        try expectClipboard("A lo")
    }

    private func focusCaption() throws {
        let place = try caption.screenRectangle.center
        app.pointer.click(at: place)
        try app.waitUntil("the caption to have the focus") { try self.caption.has("focused") }
    }
}
