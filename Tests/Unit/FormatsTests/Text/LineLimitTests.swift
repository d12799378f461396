import RichText
import Testing

@testable import Formats

/// No line is longer than can be laid out without a noticeable wait (R28).
@Suite("The limit of lines")
struct LineLimitTests {
    private func limited(_ text: String) -> String? { LineLimit.applied(to: RichText(text))?.text }

    private func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test("Paragraphs that can be laid out are unchanged")
    func usual() {
        let paragraph = String(repeating: "word ", count: LineLimit.longestParagraph / 5)
        let east = String(repeating: "漢字", count: LineLimit.longestParagraph / 2)
        for text in ["", "a\nb", paragraph, "\(paragraph)\n\(paragraph)\r\n\(paragraph)", east, letters(2000)] {
            #expect(limited(text) == nil)
        }
    }

    @Test("A longer paragraph is divided after spaces, without losses")
    func paragraph() throws {
        let long = String(repeating: "some words ", count: 5000)
        let text = try #require(limited("before\n\(long)\nafter"))
        #expect(text.filter { $0 != "\n" } == "before\(long)after")
        let lines = text.split(separator: "\n")
        #expect(lines.first == "before" && lines.last == "after")
        #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasSuffix(" ") && $0.count <= LineLimit.piece })
        #expect(lines.count < 40)
        #expect(limited(text) == nil)
    }

    @Test("Text without spaces, and a letter with endless marks, are divided, too")
    func stretch() throws {
        #expect(limited(letters(2001)) == letters(2000) + "\n" + letters(1))
        #expect(limited("a b " + letters(5000)) == "a b " + [2000, 2000, 1000].map(letters).joined(separator: "\n"))
        let marks = String(repeating: "\u{301}", count: 120)
        let text = try #require(limited("a" + marks))
        #expect(text.unicodeScalars.filter { $0 != "\n" }.count == 121)
        #expect(text.unicodeScalars.filter { $0 == "\n" }.count == 2)
    }

    @Test("Styles stay where they are, across runs too")
    func styles() throws {
        var text = RichText()
        for index in 0..<3000 { text.append("ab cd ef ", RichText.Attributes(styles: index % 2 == 0 ? [.bold] : [])) }
        let new = try #require(LineLimit.applied(to: text))
        var joined = RichText()
        for run in new.runs { joined.append(run.text.filter { $0 != "\n" }, run.attributes) }
        #expect(joined == text)
        #expect(new.paragraphs.allSatisfy { $0.range.count <= LineLimit.piece + 1 })
    }
}
