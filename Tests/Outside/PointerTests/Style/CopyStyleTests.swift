import TestSupport
import XCTest

@testable import Driving

/// Copy Style and Paste Style (E28, E30).
final class CopyStyleTests: AppTestCase {
    func testTheCommandsAreOfferedOnlyForASelection() throws {
        try write("one two three")
        try app.pointer.click(.secondary, at: place(of: "one"))
        try expectMenu(.edit, "Select | Select All")
        try app.keyboard.press("Escape")
        try select("one")
        try app.pointer.click(.secondary, at: place(of: "one"))
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try choose("Format")
        try choose("Copy Style")
        try expectNoMenu()
        try app.pointer.click(.secondary, at: place(of: "one"))
        try choose("Format")
        try choose("Paste Style")
        try expectNoMenu()
        try app.pointer.click(.secondary, at: place(of: "three"))
        try expectMenu(.edit, "Select | Select All")
    }

    func testTheMenuCopiesAStyleToAnotherWord() throws {
        try write("one two three")
        try select("one")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("ctrl+i")
        try select("three")
        try app.keyboard.press("ctrl+u")
        try expectStyledText("*/one two _three")
        try select("one")
        try app.pointer.click(.secondary, at: place(of: "one"))
        try choose("Format")
        try choose("Copy Style")
        try expectNoMenu()
        try select("three")
        try app.pointer.click(.secondary, at: place(of: "three"))
        try choose("Format")
        try choose("Paste Style")
        try expectStyledText("*/one two */three")
        try expectSelection("three")
        try expectText("one two three")
    }

    /// They don't change the clipboard, so that a text and a style can be copied at the same time.
    func testTheKeysAndTheMenuBarDoNotChangeTheClipboard() throws {
        try write("one two three")
        try select("one")
        try app.keyboard.press("ctrl+u")
        try app.keyboard.press("ctrl+c")
        try expectClipboard("one")
        try app.keyboard.press("alt+ctrl+c")
        try select("two")
        try app.keyboard.press("alt+ctrl+v")
        try expectStyledText("_one _two three")
        try expectClipboard("one")
        try select("three")
        try menuBar.choose("Format", "Paste Style")
        try expectStyledText("_one _two _three")
        try putCaret(before: "two")
        try app.keyboard.press("ctrl+v")
        try expectText("one onetwo three")
    }

    /// The copied style belongs to the app, not to a window.
    func testAStyleIsPastedInAnotherWindow() throws {
        try write("one two")
        try select("one")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("alt+ctrl+c")
        try app.keyboard.press("ctrl+n")
        try app.waitUntil("a second window") { self.app.windows.active?.title == "Untitled – Longpress" }
        let other = try app.waitFor("its note") {
            let window = try self.app.accessible.children.first { try $0.name == "Untitled – Longpress" }
            return try window?.find(role: "text box", name: "Note")
        }
        try app.keyboard.type("more")
        try app.waitUntil("the text") { try other.text == "more" }
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("alt+ctrl+v")
        try app.waitUntil("bold text") { try Self.styledText(of: other) == "*more" }
    }
}
