import TestSupport
import XCTest

@testable import Driving

/// Copied content is available in several forms (R13, R14, R26).
final class CopyFormsTests: ClipboardTestCase {
    static let head = "<meta charset=\"utf-8\"><meta name=\"generator\" content=\"Longpress\">"

    private func writeStyled() throws {
        try write("one two")
        try select("two")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("ctrl+a")
        try expectSelection("one two")
    }

    func testCopyOffersHTMLPlainTextAndMarkdown() throws {
        try writeStyled()
        try app.keyboard.press("ctrl+c")
        XCTAssertEqual(try clipboard(as: "text/html"), Self.head + "one <b>two</b>")
        XCTAssertEqual(try clipboard(as: "text/plain;charset=utf-8"), "one two")
        XCTAssertEqual(try clipboard(as: "UTF8_STRING"), "one two")
        XCTAssertEqual(try clipboard(as: "text/markdown"), "one **two**")
    }

    /// Copied content doesn't change with the text.
    func testCutContentDoesNotChangeWithTheText() throws {
        try writeStyled()
        try app.keyboard.press("ctrl+x")
        try expectText("")
        try app.keyboard.type("other")
        try expectText("other")
        XCTAssertEqual(try clipboard(as: "text/html"), Self.head + "one <b>two</b>")
        try app.keyboard.press("ctrl+v")
        try expectText("otherone two")
    }
}
