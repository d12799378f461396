import CGtk
import XCTest

@testable import Gtk
@testable import GtkEditor
@testable import Platform

/// A style chosen with an empty selection applies to the text typed next (R19).
final class TypingStylesTests: GtkTestCase {
    private static var kept: TypingStyles?

    private static func make(_ text: RichText, caret: Int) -> (TextBuffer, TypingStyles) {
        let buffer = TextBuffer()
        buffer.installParagraphStyles()
        buffer.installStyles()
        buffer.insert(text, at: 0)
        buffer.insertionPoint = caret
        let typing = TypingStyles(buffer)
        // The buffer doesn't retain it.
        kept = typing
        return (buffer, typing)
    }

    private static func bold(_ buffer: TextBuffer) -> String {
        buffer.richText(in: 0..<buffer.count).runs.map { $0.attributes.styles == [.bold] ? "[\($0.text)]" : $0.text }
            .joined()
    }

    private static func type(_ text: String, _ buffer: TextBuffer) {
        for letter in text { buffer.replaceSelection(with: String(letter)) }
    }

    func testAChosenStyleAppliesToTheNextTypedText() {
        defer { Self.kept = nil }
        let (buffer, typing) = Self.make(RichText("ab"), caret: 1)
        typing.toggle(.bold)
        XCTAssertEqual(typing.styles, [.bold])
        XCTAssertEqual(Self.bold(buffer), "ab")
        Self.type("xy", buffer)
        XCTAssertEqual(Self.bold(buffer), "a[xy]b")
        typing.toggle(.bold)
        Self.type("z", buffer)
        XCTAssertEqual(Self.bold(buffer), "a[xy]zb")
    }

    func testMovingTheInsertionPointForgetsTheChosenStyle() {
        defer { Self.kept = nil }
        let (buffer, typing) = Self.make(RichText("ab"), caret: 1)
        typing.toggle(.bold)
        buffer.insertionPoint = 2
        XCTAssertEqual(typing.styles, [])
        buffer.insertionPoint = 1
        XCTAssertEqual(typing.styles, [])
        Self.type("x", buffer)
        XCTAssertEqual(Self.bold(buffer), "axb")
    }

    func testTypedTextTakesTheStyleOfTheTextBefore() {
        defer { Self.kept = nil }
        var text = RichText("ab", .init(styles: [.bold]))
        text.append("cd\nef")
        let (buffer, _) = Self.make(text, caret: 2)
        Self.type("x", buffer)
        XCTAssertEqual(Self.bold(buffer), "[abx]cd\nef")
        // At the start of a paragraph, typed text has the style of the text after it; in an empty paragraph, the style of the
        // text before it.
        buffer.insertionPoint = 0
        Self.type("y", buffer)
        XCTAssertEqual(Self.bold(buffer), "[yabx]cd\nef")
        buffer.insertionPoint = 4
        Self.type("\nz", buffer)
        XCTAssertEqual(Self.bold(buffer), "[yabx\n]zcd\nef")
    }

    func testTypingOverASelectionTakesItsStyle() {
        defer { Self.kept = nil }
        var text = RichText("ab ")
        text.append("cd", .init(styles: [.bold]))
        text.append(" ef")
        let (buffer, _) = Self.make(text, caret: 0)
        buffer.select(3..<5)
        buffer.deleteSelection()
        Self.type("xy", buffer)
        XCTAssertEqual(Self.bold(buffer), "ab [xy] ef")
    }

    func testTextWithItsOwnStylesKeepsThem() {
        defer { Self.kept = nil }
        let (buffer, _) = Self.make(RichText("ab", .init(styles: [.bold])), caret: 1)
        buffer.insert(RichText("x"), at: 1)
        XCTAssertEqual(Self.bold(buffer), "[a]x[b]")
    }
}
