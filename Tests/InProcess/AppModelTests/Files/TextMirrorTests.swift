import TestSupport
import XCTest

@testable import Gtk
@testable import GtkEditor
@testable import Platform
@testable import LongpressApp
@testable import Notes

/// The mirror is the text as a value; it reads only changed parts again.
final class TextMirrorTests: GtkTestCase {
    private static func pieces(of mirror: TextMirror) throws -> [TextMirror.Piece] {
        var seen: [TextMirror.Piece]?
        mirror.pieces { seen = $0 }
        return try waitFor("the pieces") { seen }
    }

    private static func expectSame(
        _ mirror: TextMirror, _ buffer: TextBuffer, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        var text = RichText()
        for piece in try pieces(of: mirror) { text.append(piece.text) }
        XCTAssertEqual(text, buffer.richText(in: 0..<buffer.count), file: file, line: line)
    }

    private static func follow(_ buffer: TextBuffer) -> TextMirror {
        let mirror = TextMirror(buffer)
        buffer.onEvent { [weak mirror] event in
            if case .change(let change) = event { mirror?.update(after: change) }
        }
        return mirror
    }

    func testTheMirrorEqualsTheTextAfterAnyChanges() throws {
        let buffer = TextBuffer()
        buffer.installParagraphStyles()
        buffer.installStyles()
        let mirror = Self.follow(buffer)
        XCTAssertTrue(mirror.isEmpty)
        var generator = SeededGenerator(seed: SeededGenerator.seed(or: 7))
        for step in 0..<400 {
            let place = Int.random(in: 0...buffer.count, using: &generator)
            let end = Int.random(in: place...min(buffer.count, place + 40_000), using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: buffer.insert(RichText(String(repeating: "ä\n", count: 30_000)), at: place)
            case 1: buffer.insert(RichText("word ", .init(styles: [.bold])), at: place)
            case 2: buffer.select(place..<end); buffer.deleteSelection()
            case 3: buffer.set(.italic, true, in: place..<end)
            case 4: buffer.set(.bold, false, in: place..<end)
            default: buffer.setRightToLeft(true, in: place..<min(buffer.count, place + 10))
            }
            if step.isMultiple(of: 20) { try Self.expectSame(mirror, buffer) }
        }
        try Self.expectSame(mirror, buffer)
        buffer.text = ""
        try Self.expectSame(mirror, buffer)
        XCTAssertTrue(mirror.isEmpty)
    }

    /// This keeps the cost of journalling a large note proportional to the change.
    func testOnlyChangedPiecesAreReadAgain() throws {
        let buffer = TextBuffer()
        buffer.installParagraphStyles()
        buffer.installStyles()
        let mirror = Self.follow(buffer)
        buffer.text = String(repeating: "0123456789\n", count: 200_000)
        let before = try Self.pieces(of: mirror).map(\.id)
        XCTAssertGreaterThan(before.count, 20)
        buffer.insert(RichText("x"), at: 1_000_000)
        let after = try Self.pieces(of: mirror).map(\.id)
        XCTAssertEqual(Set(after).subtracting(before).count, 1)
        XCTAssertEqual(after.count, before.count)
    }
}
