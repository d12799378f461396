import Testing

@testable import RichText

/// R19, R20: rich text with styles and directions.
@Suite("Rich text as a value")
struct RichTextTests {
    private let bold = RichText.Attributes(styles: [.bold])

    @Test("Line ends become line feeds and byte order marks are removed, also across runs")
    func lineFeeds() {
        var text = RichText("\u{FEFF}a\r", bold)
        text.append("\nb\r\n\rc\u{2028}\u{2029}d\u{FEFF}\r")
        text.append("\n\n", bold)
        var plain = RichText("a\n", bold)
        plain.append("b\n\nc\n\nd\u{FEFF}\n")
        plain.append("\n", bold)
        #expect(text.withLineFeeds == plain)
        #expect(plain.withLineFeeds == plain)
        #expect("a\r\nb\r".withLineFeeds.unicodeScalars.elementsEqual("a\nb\n".unicodeScalars))
        #expect("\u{FEFF}".withLineFeeds.isEmpty)
    }

    @Test("Adjacent text of one style is one run")
    func neighbours() {
        var text = RichText("one", bold)
        text.append("")
        text.append(" two", bold)
        text.append(RichText(" three"))
        #expect(text.runs.map(\.text) == ["one two", " three"])
        #expect(text.text == "one two three")
        #expect(text.count == 13)
        #expect(!text.isEmpty)
        #expect(RichText("", bold).isEmpty)
        #expect(text != RichText("one two three"))
    }

    @Test("Offsets are Unicode scalars, as in a text buffer, not letters")
    func places() {
        var text = RichText("e", bold)
        text.append("\u{301}👩‍👧", bold)
        #expect(text.count == 5)
        #expect(text.runs.map(\.count) == [5])
        #expect(text.byteCount == 14)
    }

    @Test("Counting many bytes at a time gives as many Unicode scalars as Swift counts")
    func scalars() {
        for text in ["", "a", "ü", "日本", "😀e\u{301}", "\u{1F1E9}\u{1F1EA}", String(repeating: "aü日😀", count: 1000)] {
            #expect(text.scalarCount == text.unicodeScalars.count, "\(text.debugDescription)")
        }
    }

    @Test("A paragraph has the direction of its first character")
    func directions() {
        var text = RichText("one\n")
        text.append("two", RichText.Attributes(direction: .rightToLeft))
        text.append(" and\r\nthree\u{2029}")
        text.append("\rx\n", RichText.Attributes(direction: .leftToRight))
        #expect(text.paragraphs.map(\.range) == [0..<4, 4..<13, 13..<19, 19..<20, 20..<22, 22..<22])
        #expect(text.paragraphs.map(\.direction) == [nil, .rightToLeft, nil, .leftToRight, .leftToRight, nil])
        #expect(RichText().paragraphs.map(\.range) == [0..<0])
    }
}
