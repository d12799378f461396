import TestSupport
import XCTest

@testable import Driving

/// R11: Escape in the menu bar returns the focus to the widget that had it, whatever widget that was and however the bar got it.
final class MenuBarReturnTests: AppTestCase {
    /// The ways of opening the bar, at a menu with a submenu.
    private var openings: [(name: String, open: () throws -> Void)] {
        [
            ("F10", { try self.menuBar.openByKey() }), ("Alt+E", { try self.app.keyboard.press("alt+e") }),
            ("the mouse", { try self.menuBar.open("Edit") }),
        ]
    }

    /// Opens the bar in each way, moves in it, closes it with Escape, and waits until a widget has the focus again.
    private func expectReturn(to node: AccessibleNode, _ name: String, _ isUnchanged: () throws -> Bool = { true })
        throws
    {
        let goings: [(name: String, go: () throws -> Void)] = [
            ("at once", {}),
            ("in the next menu", { try self.app.keyboard.press("Right") }),
            (
                "down in it",
                {
                    try self.app.keyboard.press("Down")
                    try self.app.waitUntil("an item to have the focus") { try self.menuBar.focusedItem != nil }
                }
            ),
        ]
        for opening in openings {
            for going in goings {
                try opening.open()
                try app.waitUntil("a menu of the bar, by \(opening.name)") { !self.app.windows.popovers.isEmpty }
                try going.go()
                try app.keyboard.press("Escape")
                try expectNoMenu()
                try app.waitUntil("\(name) to have the focus again, after \(opening.name) and Escape \(going.name)") {
                    try node.has("focused") && isUnchanged()
                }
            }
        }
    }

    func testEscapeReturnsTheFocusToTheText() throws {
        try select("finger")
        let note = try note
        try expectReturn(to: note, "the text") { try note.selectedText == "finger" }
    }

    func testEscapeReturnsTheFocusToThePicture() throws {
        try focusPicture()
        try expectReturn(to: picture(), "the picture") { try self.picture().has("selected") }
    }

    func testEscapeReturnsTheFocusToTheCaption() throws {
        let caption = try caption
        let middle = try caption.screenRectangle.center
        app.pointer.drag(from: middle, to: middle.moved(x: 40))
        try app.waitUntil("some letters") { try caption.has("focused") && !caption.selectedText.isEmpty }
        let selected = try caption.selectedText
        try expectReturn(to: caption, "the caption") { try caption.selectedText == selected }
    }

    func testEscapeReturnsTheFocusToTheCaptionsField() throws {
        try focusPicture()
        try app.keyboard.press("F2")
        let field = try find(role: "text box", name: "Edit Caption")
        try app.keyboard.press("Home")
        for _ in 0..<3 { try app.keyboard.press("shift+Right") }
        try app.waitUntil("three letters") { try field.selectedText.count == 3 }
        let selected = try field.selectedText
        try expectReturn(to: field, "the field") { try field.selectedText == selected }
    }

    /// While a menu is open, moving the pointer over another title opens that menu; nothing else does.
    func testThePointerMovesFromMenuToMenu() throws {
        try focusNote()
        try menuBar.open("Edit")
        for title in ["Format", "Image", "File"] {
            let item = try find(role: "menu item", name: title)
            app.pointer.move(to: try item.screenPoint)
            try app.waitUntil("the menu \(title)") { item.has("expanded") }
        }
        try menuBar.close()
        try app.waitUntil("the text to have the focus") { try self.note.has("focused") }
        app.pointer.move(to: try find(role: "menu item", name: "Edit").screenPoint)
        try app.keyboard.type("x")
        try app.waitUntil("the typed letter in the text") { try self.note.text.contains("x") }
        try expectNoMenu()
    }

    /// No menu stays open after F10 only focused the bar's first title, or after a title was clicked twice.
    func testTheFocusReturnsFromATitleWithoutAMenu() throws {
        try select("finger")
        let note = try note
        for leave in ["Escape", "F10"] {
            try app.keyboard.press("F10")
            try app.waitUntil("the bar to have the focus") { !note.has("focused") }
            try app.keyboard.press(leave)
            if !app.windows.popovers.isEmpty { try app.keyboard.press("Escape") }
            try expectNoMenu()
            try app.waitUntil("the text to have the focus again, after \(leave)") { note.has("focused") }
        }
        let title = try find(role: "menu item", name: "Edit").screenPoint
        for _ in 0..<2 {
            waitForNewSuccession()
            app.pointer.click(at: title)
        }
        try expectNoMenu()
        try app.keyboard.press("Escape")
        try app.waitUntil("the text to have the focus again") { note.has("focused") }
        XCTAssertEqual(try note.selectedText, "finger")
    }
}
