import TestSupport
import XCTest

/// What is copied can be had in several forms (R13, R14, R26).
final class CopyFormsTests: ClipboardTestCase {
    private static let head = "<meta charset=\"utf-8\"><meta name=\"generator\" content=\"Longpress\">"

    private func writeStyled() throws {
        try write("one two")
        try select("two")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("ctrl+a")
        try expectSelection("one two")
    }

    func testCopyOffersRichTextPlainTextAndMarkdownAtOnce() throws {
        try writeStyled()
        try app.keyboard.press("ctrl+c")
        XCTAssertEqual(try clipboard(as: "text/html"), Self.head + "one <b>two</b>")
        XCTAssertEqual(try clipboard(as: "text/plain;charset=utf-8"), "one two")
        XCTAssertEqual(try clipboard(as: "UTF8_STRING"), "one two")
        XCTAssertEqual(try clipboard(as: "text/markdown"), "one **two**")
    }

    /// What was copied doesn't change with the text.
    func testTheContentIsFixedWhenItIsCut() throws {
        try writeStyled()
        try app.keyboard.press("ctrl+x")
        try expectText("")
        try app.keyboard.type("other")
        try expectText("other")
        XCTAssertEqual(try clipboard(as: "text/html"), Self.head + "one <b>two</b>")
        try app.keyboard.press("ctrl+v")
        try expectText("otherone two")
    }

    func testCopyAsGivesThatFormOnly() throws {
        for (item, type, content) in [
            ("Plain Text", "text/plain;charset=utf-8", "one two"), ("HTML", "text/html", Self.head + "one <b>two</b>"),
            ("Markdown", "text/markdown", "one **two**"),
        ] {
            try writeStyled()
            try chooseInSubmenu("Edit", "Copy As", item)
            XCTAssertEqual(try clipboard(as: type), content)
            let others = ["text/html", "text/plain;charset=utf-8", "text/markdown"].filter { $0 != type }
            XCTAssertEqual(try app.clipboard.types().filter(others.contains), [], item)
        }
    }

    private func chooseInSubmenu(_ menu: String, _ submenu: String, _ item: String) throws {
        app.pointer.click(at: try find(role: "menu item", name: menu).screenPoint)
        let entry = try find(role: "menu item", name: submenu)
        app.pointer.click(at: try entry.screenPoint)
        let last = try find(role: "menu item", name: item)
        try app.waitUntil("\(item) to be possible") { last.has("sensitive") }
        _ = try Screenshot.settled()
        app.pointer.click(at: try last.screenPoint)
        try expectNoMenu()
    }
}
