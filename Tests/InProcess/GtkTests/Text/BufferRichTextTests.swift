import XCTest

@testable import Gtk
@testable import Platform

/// Inserting and reading rich text with styles and directions in a buffer (R19, R20).
final class BufferRichTextTests: GtkTestCase {
    /// The paragraphs are the same as GTK's for the same text.
    func testParagraphsAreTheSameAsInABuffer() {
        let buffer = TextBuffer()
        for text in ["", "a", "a\n", "a\nb", "a\r\nb\rc\u{2029}d\n\n", "\r", "\r\r\n\n\r"] {
            buffer.text = text
            let starts = RichText(text).paragraphs.map(\.range.lowerBound)
            let lines = (0...buffer.count).filter { buffer.paragraphRange(at: $0).lowerBound == $0 }
            XCTAssertEqual(starts, lines, text.debugDescription)
        }
    }

    func testABufferReturnsAndAcceptsStyledText() {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = "one two\nthree"
        buffer.set(.bold, true, in: 2..<6)
        buffer.set(.italic, true, in: 4..<9)
        buffer.setRightToLeft(true, in: 8..<8)
        let all = buffer.richText(in: 0..<13)
        XCTAssertEqual(all.runs.map(\.text), ["on", "e ", "tw", "o\n", "t", "hree"])
        XCTAssertEqual(
            all.runs.map(\.attributes.styles), [[], [.bold], [.bold, .italic], [.italic], [.italic], []])
        XCTAssertEqual(all.paragraphs.map(\.direction), [nil, .rightToLeft])
        XCTAssertEqual(buffer.richText(in: 3..<5).runs.map(\.text), [" ", "t"])
        XCTAssertEqual(buffer.richText(in: 3..<3), RichText())

        // Plain text inserted within bold text stays plain.
        buffer.insert(RichText("plain"), at: 3)
        XCTAssertFalse(buffer.has(.bold, in: 3..<4))
        XCTAssertTrue(buffer.has(.bold, in: 8..<9))
        let other = TextBuffer()
        other.installStyles()
        other.insert(all, at: 0)
        XCTAssertEqual(other.richText(in: 0..<13), all)
    }
}
