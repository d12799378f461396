import RichText
import Testing

@testable import Notes

/// Replacing matches by other letters.
@Suite("Replacing matches")
struct TextReplacementTests {
    private let bold = RichText.Attributes(styles: [.bold])

    private func text(_ runs: (String, Bool)...) -> RichText {
        runs.reduce(into: RichText()) { $0.append($1.0, $1.1 ? bold : RichText.Attributes()) }
    }

    @Test("Replacements have the style of the first replaced letter, and the rest is unchanged")
    func styles() {
        let old = text(("the mo", false), ("on and the m", true), ("oon", false), (" too", true))
        let new = TextReplacement.replaced([4..<8, 17..<21], in: old, by: "sun")
        #expect(new == text(("the sun", false), (" and the sun", true), (" too", true)))
    }

    @Test("A replacement may be empty, or longer than the match")
    func lengths() {
        #expect(TextReplacement.replaced([0..<1, 1..<2, 4..<5], in: RichText("aab a"), by: "").text == "b ")
        #expect(TextReplacement.replaced([1..<2], in: RichText("한글"), by: "🇰🇷 letters").text == "한🇰🇷 letters")
        #expect(TextReplacement.replaced([], in: RichText("abc"), by: "x").text == "abc")
        #expect(TextReplacement.replaced([0..<3], in: RichText("abc"), by: "$1 \\0").text == "$1 \\0")
    }

    @Test("Matches near each other are replaced together, up to some length")
    func stretches() {
        let far = TextReplacement.distance + 10
        let found = TextReplacement.stretches(of: [0..<3, 10..<13, 13 + far..<16 + far])
        #expect(found.map(\.range) == [0..<13, 13 + far..<16 + far])
        #expect(found.map(\.matches.count) == [2, 1])
        let many = stride(from: 0, to: 100_000, by: 10).map { $0..<$0 + 2 }
        let long = TextReplacement.stretches(of: many)
        #expect(
            long.count > 1 && long.allSatisfy { $0.range.count < TextReplacement.length + TextReplacement.distance })
        #expect(long.flatMap(\.matches) == many)
    }

    @Test("Content that mustn't be replaced divides the replacements")
    func divided() {
        let found = TextReplacement.stretches(of: [0..<3, 10..<13, 20..<23, 30..<33])
        #expect(found[0].divided(at: []) == found)
        let parts = found[0].divided(at: [5, 6, 25, 40])
        #expect(parts.map(\.matches) == [[0..<3], [10..<13, 20..<23], [30..<33]])
        #expect(parts.map(\.range) == [0..<3, 10..<23, 30..<33])
    }
}
