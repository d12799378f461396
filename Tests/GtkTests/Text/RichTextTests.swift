import XCTest

@testable import Gtk

/// Pieces of text with styles and directions, as values and in a buffer (R19, R20).
final class RichTextTests: GtkTestCase {
    private let bold = RichText.Attributes(styles: [.bold])

    func testNeighboursThatLookTheSameAreOneRun() {
        var text = RichText("one", bold)
        text.append("")
        text.append(" two", bold)
        text.append(RichText(" three"))
        XCTAssertEqual(text.runs.map(\.text), ["one two", " three"])
        XCTAssertEqual(text.text, "one two three")
        XCTAssertEqual(text.count, 13)
        XCTAssertFalse(text.isEmpty)
        XCTAssertTrue(RichText("", bold).isEmpty)
        XCTAssertNotEqual(text, RichText("one two three"))
    }

    /// The buffer has the same places: Unicode scalars, not letters.
    func testPlacesAreUnicodeScalars() {
        var text = RichText("e", bold)
        text.append("\u{301}👩‍👧", bold)
        XCTAssertEqual(text.count, 5)
        XCTAssertEqual(text.runs.map(\.count), [5])
        XCTAssertEqual(text.byteCount, 14)
    }

    func testParagraphsRunAsTheirFirstCharacterSays() {
        var text = RichText("one\n")
        text.append("two", RichText.Attributes(direction: .rightToLeft))
        text.append(" and\r\nthree\u{2029}")
        text.append("\rx\n", RichText.Attributes(direction: .leftToRight))
        XCTAssertEqual(text.paragraphs.map(\.range), [0..<4, 4..<13, 13..<19, 19..<20, 20..<22, 22..<22])
        XCTAssertEqual(
            text.paragraphs.map(\.direction), [nil, .rightToLeft, nil, .leftToRight, .leftToRight, nil])
        XCTAssertEqual(RichText().paragraphs.map(\.range), [0..<0])
    }

    /// The paragraphs are those that GTK makes of the same text.
    func testParagraphsAreThoseOfABuffer() {
        let buffer = TextBuffer()
        for text in ["", "a", "a\n", "a\nb", "a\r\nb\rc\u{2029}d\n\n", "\r", "\r\r\n\n\r"] {
            buffer.text = text
            let starts = RichText(text).paragraphs.map(\.range.lowerBound)
            let lines = (0...buffer.count).filter { buffer.paragraphRange(at: $0).lowerBound == $0 }
            XCTAssertEqual(starts, lines, text.debugDescription)
        }
    }

    func testABufferGivesAndTakesTextWithItsStyles() {
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

        // Put in where there is bold, plain text stays plain.
        buffer.insert(RichText("plain"), at: 3)
        XCTAssertFalse(buffer.has(.bold, in: 3..<4))
        XCTAssertTrue(buffer.has(.bold, in: 8..<9))
        let other = TextBuffer()
        other.installStyles()
        other.insert(all, at: 0)
        XCTAssertEqual(other.richText(in: 0..<13), all)
    }
}
