import TestSupport
import XCTest

@testable import Driving

/// The effects of the bar's items and their keys.
final class MenuBarActionTests: AppTestCase {
    /// R11: a command from the bar acts on the widget that had the focus before the bar was opened.
    func testAnItemActsOnTheFocusedWidget() throws {
        try write("one two three")
        try select("two")
        try menuBar.choose("Edit", "Cut")
        try expectText("one  three")
        try expectClipboard("two")
        app.pointer.click(.secondary, at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try menuBar.choose("Edit", "Copy")
        try expectClipboard(welcomeCaption)
        try expectText("one  three")
    }

    /// R11: closed without a choice, the bar returns the focus to the widget that had it, however it was opened.
    func testEscapeReturnsTheFocus() throws {
        try write("x")
        for open in [{ try self.menuBar.openByKey() }, { try self.menuBar.open("Edit") }] {
            let before = try note.text
            try open()
            try app.waitUntil("a menu of the bar") { !self.app.windows.popovers.isEmpty }
            try menuBar.close()
            try app.keyboard.type("y")
            try expectText(before + "y")
        }
    }

    /// R11: moving the pointer over a title doesn't move the focus.
    func testThePointerOverATitleDoesNotMoveTheFocus() throws {
        try write("")
        var typed = ""
        for (title, letter) in zip(["File", "Edit", "Format", "Image"], "abcd") {
            let place = try find(role: "menu item", name: title).screenRectangle.center
            app.pointer.move(to: place.moved(x: -3))
            app.pointer.move(to: place)
            // By then the app has handled the pointer's motion.
            for _ in 0..<2 { _ = try app.accessible.children }
            typed.append(letter)
            try app.keyboard.type(String(letter))
            try expectText(typed)
        }
    }

    /// R13, R14, R16, R18: the keys have the same effects as the items.
    func testKeysCutCopyAndPaste() throws {
        try write("one two")
        try select("one ")
        try app.keyboard.press("ctrl+x")
        try expectText("two")
        try expectClipboard("one ")
        try app.keyboard.press("End")
        try app.keyboard.press("ctrl+v")
        try expectText("twoone ")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        try expectClipboard("twoone ")
    }

    /// R19: bold, italic and underline are toggles for the selection, and the bar shows which are on.
    func testStylesAreTogglesWithACheckMark() throws {
        try write("one two")
        try select("two")
        let rest =
            """
            Strikethrough\tShift+Ctrl+X
            Highlight\tShift+Ctrl+H
            Code\tCtrl+E
            Paragraph Style
            List
            Link…\tCtrl+K
            (Edit Link…)
            (Remove Link)
            Copy Style\tCtrl+Alt+C
            (Paste Style\tCtrl+Alt+V)
            Writing Direction
            """
        try app.keyboard.press("ctrl+b")
        try menuBar.expect("Format", "✓ Bold\tCtrl+B\nItalic\tCtrl+I\nUnderline\tCtrl+U\n\(rest)")
        try menuBar.choose("Format", "Underline")
        try expectNoMenu()
        try menuBar.expect("Format", "✓ Bold\tCtrl+B\nItalic\tCtrl+I\n✓ Underline\tCtrl+U\n\(rest)")
        try app.keyboard.press("ctrl+b")
        try menuBar.expect("Format", "Bold\tCtrl+B\nItalic\tCtrl+I\n✓ Underline\tCtrl+U\n\(rest)")
        try expectText("one two")
    }

    func testLargerTextEnlargesTheTextAndNormalSizeRestoresIt() throws {
        try focusNote()
        let before = try note.screenRectangle(ofText: "Hold").height
        try app.keyboard.press("ctrl+plus")
        try app.waitUntil("larger text") { try self.note.screenRectangle(ofText: "Hold").height > before }
        try app.keyboard.press("ctrl+0")
        try app.waitUntil("normal text") { try self.note.screenRectangle(ofText: "Hold").height == before }
    }

    /// Also with the keys of other programs: “=” is on the key of “+”, and the keypad has keys of its own.
    func testCommonZoomKeysZoomTheText() throws {
        try focusNote()
        // With Num Lock the keypad types digits.
        try app.keyboard.press("Num_Lock")
        defer { try? app.keyboard.press("Num_Lock") }
        let before = try note.screenRectangle(ofText: "Hold").height
        for (larger, smaller, usual) in [
            ("ctrl+equal", "ctrl+minus", "ctrl+0"), ("ctrl+KP_Add", "ctrl+KP_Subtract", "ctrl+KP_Insert"),
        ] {
            try app.keyboard.press(larger)
            try app.waitUntil("larger text by \(larger)") {
                try self.note.screenRectangle(ofText: "Hold").height > before
            }
            try app.keyboard.press(smaller)
            try app.waitUntil("normal text by \(smaller)") {
                try self.note.screenRectangle(ofText: "Hold").height == before
            }
            try app.keyboard.press(smaller)
            try app.waitUntil("smaller text by \(smaller)") {
                try self.note.screenRectangle(ofText: "Hold").height < before
            }
            try app.keyboard.press(usual)
            try app.waitUntil("normal text by \(usual)") {
                try self.note.screenRectangle(ofText: "Hold").height == before
            }
        }
    }

    /// Over the text and over the pictures, without scrolling.
    func testControlAndTheWheelZoomTheText() throws {
        try focusNote()
        let before = try note.screenRectangle(ofText: "Hold")
        for place in [before.center, try picture().screenRectangle.center] {
            try app.keyboard.holding("ctrl") { app.pointer.scroll(at: place, clicks: -1) }
            try app.waitUntil("larger text") { try self.note.screenRectangle(ofText: "Hold").height > before.height }
            try app.keyboard.holding("ctrl") { app.pointer.scroll(at: place, clicks: 1) }
            try app.waitUntil("normal text") { try self.note.screenRectangle(ofText: "Hold") == before }
        }
        // To the smallest size.
        try app.keyboard.holding("ctrl") { app.pointer.scroll(at: before.center, clicks: 20) }
        try app.waitUntil("the smallest text") {
            try self.note.screenRectangle(ofText: "Hold").height * 20 < before.height * 17
        }
        try app.keyboard.press("ctrl+0")
        try app.waitUntil("normal text") { try self.note.screenRectangle(ofText: "Hold") == before }
    }

    func testNewOpensAnEmptyNoteAndCloseClosesIt() throws {
        try focusNote()
        try app.keyboard.press("ctrl+n")
        try app.waitUntil("a second window") { self.app.windows.active?.title == "Untitled – Longpress" }
        XCTAssertEqual(app.windows.topLevels.count, 2)
        try app.waitUntil("an empty note") {
            let window = try self.app.accessible.children.first { try $0.name == "Untitled – Longpress" }
            return try window?.find(role: "text box", name: "Note")?.text == ""
        }
        try app.keyboard.press("ctrl+w")
        try app.waitUntil("one window") { self.app.windows.topLevels.count == 1 }
        XCTAssertTrue(app.isRunning)
    }

    func testF11TogglesFullScreen() throws {
        try focusNote()
        let before = try window.frame
        try app.keyboard.press("F11")
        try app.waitUntil("the window to fill the screen") { try self.window.frame.width == 1280 }
        try app.keyboard.press("F11")
        try app.waitUntil("the window as it was") { try self.window.frame.width == before.width }
    }

    func testKeyboardShortcutsAndAboutOpenAndCloseWithEscape() throws {
        // GTK's own shortcuts window gives its labels a negative margin.
        toleratedErrors = ["reported min width"]
        try focusNote()
        for open in [
            { try self.app.keyboard.press("ctrl+question") }, { try self.menuBar.choose("Help", "About Longpress") },
        ] {
            try open()
            try app.waitUntil("a second window") { self.app.windows.topLevels.count == 2 }
            try app.waitUntil("the window to be active") { self.app.windows.active?.title != "Welcome – Longpress" }
            try app.keyboard.press("Escape")
            try app.waitUntil("one window") { self.app.windows.topLevels.count == 1 }
            try app.waitUntil("the note to be active") { self.app.windows.active?.title == "Welcome – Longpress" }
        }
    }
}
