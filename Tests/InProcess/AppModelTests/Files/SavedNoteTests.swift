import Formats
import Gtk
import TestSupport
import XCTest

@testable import LongpressApp
@testable import Notes

/// Opening and saving one of the app's own notes without a change keeps its bytes: a file recognised as the app's own by its
/// content stays so.
final class SavedNoteTests: GtkTestCase {
    private static let odd =
        [
            "\n", "\n\n", "\r", "\r\n", "\u{2029}", "\u{2028}", "  ", "\t", "\u{A0}", "word", "<b>", "&", "\u{1}",
            "\u{C}",
            "\u{85}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}", "🙂", "שלום", "e\u{301}", "\u{202E}",
        ] + [0xFFFE, 0xFDD0].map { String(Unicode.Scalar($0)!) }

    private static func text(using random: inout SeededGenerator) -> RichText {
        var text = RichText()
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let styles = TextStyle.allCases.filter { _ in Bool.random(using: &random) }
            let direction = [nil, nil, WritingDirection.leftToRight, .rightToLeft].randomElement(using: &random)!
            let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in odd.randomElement(using: &random)! }
            text.append(words.joined(), .init(styles: Set(styles), direction: direction))
        }
        return text.withEvenParagraphs
    }

    func testTextIsUnchangedAfterBeingShownInAWindow() throws {
        var random = SeededGenerator(seed: SeededGenerator.seed(or: 3))
        for round in 0..<300 {
            let file = HTMLWriter.document(NoteContent(text: Self.text(using: &random)), title: "t")
            let read = try XCTUnwrap(HTMLReader.read(file))
            XCTAssertTrue(try HTMLWriter.wouldWrite(file, for: read.content, title: "t"))
            let buffer = TextBuffer()
            buffer.installParagraphStyles()
            buffer.installStyles()
            buffer.append(read.content.text)
            var pieces: [TextMirror.Piece]?
            let mirror = TextMirror(buffer)
            mirror.pieces { pieces = $0 }
            // On a busy machine the text arrives in parts.
            let shown = NoteSnapshot(pieces: try waitFor("the text") { pieces }, pictures: []).text
            let saved = HTMLWriter.document(NoteContent(text: shown), title: "t")
            XCTAssertEqual(
                String(decoding: saved, as: UTF8.self), String(decoding: file, as: UTF8.self), "round \(round)")
        }
    }
}
