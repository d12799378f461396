import Randomness
import RichText
import Testing

@testable import Formats

/// Markdown copied or saved by the app can be read back.
@Suite("The Markdown reader")
struct MarkdownReaderTests {
    @Test(
        "reads everything that a note can contain",
        arguments: [
            ("**a** *b* <u>c</u>", "*a* /b/ _c_"), ("***a***", "/*a*/"), ("__a__ _b_", "*a* /b/"), ("a\n\nb", "a\nb"),
            ("a\nb", "a b"), ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("**a", "**a"),
            ("*a **b** c*", "/a //*b*// c/"), ("\\*a\\*", "∗a∗"), ("2 \\* 3", "2 ∗ 3"),
            ("# a\nb", "# a\nb"), ("## **a**\n\n> b\n> c", "## *a*\n> b\n> c"), ("#a\n####  b", "#a\n####  b"),
            ("- a\n- b", "– a\n– b"), ("* a\n  1. b\n  2. c\n* d\n\ne", "• a\n\t1. b\n\t2. c\n• d\ne"),
            ("- [ ] a\n- [x] b", "☐ a\n☑ b"), ("2. a\n3. b", "2. a\n3. b"), ("1. a\n2. b", "1. a\n2. b"),
            ("1. a\\\n   b  \n   c\n2. d", "1. a\u{2028}b\u{2028}c\n2. d"), ("- a\\\nb", "– a\\\nb"),
            ("- a\\\\\n  b", "– a\\\nb"),
            ("<b>a</b><i>b</i>", "*a*/b/"),
            ("~~a~~ ~b~", "~a~ ~b~"), ("<mark>a</mark> <del>b</del>", "=a= ~b~"), ("`a` ``b`c`` `d", "`a` `b`c` `d"),
            ("`_a_\\`**b**", "`_a_\\`*b*"), ("`` ` ``", "```"), ("\\`a`", "`a`"), ("~~`a`~~", "~`a`~"),
            ("a &amp; b &lt;", "a & b <"), ("", ""), ("un**believ**able", "un*believ*able"),
        ])
    func reads(markdown: String, expected: String) {
        // A literal asterisk is shown as another sign here, because asterisks mark bold text.
        let isEscaped = markdown.contains("\\")
        var text = RichText()
        for run in Markdown.read(markdown).runs {
            text.append(isEscaped ? run.text.replacing("*", with: "∗") : run.text, run.attributes)
        }
        #expect(text.marked == expected)
    }

    @Test("Written text is read back, as far as Markdown can express it", arguments: 0..<40)
    func roundTrip(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let words = [
            "`", "``a`", "~", "~~b~~", "one", "two*three", "a_b", "[x](y)", "<b>", "&amp;", "1.", "#", "\\", "שלום",
            "日本", "🙂", "end.",
        ]
        for _ in 0..<25 {
            var text = RichText()
            for paragraph in 0..<random.number(1...3) {
                if paragraph > 0 { text.append("\n") }
                for word in 0..<random.number(1...5) {
                    if word > 0 { text.append(" ") }
                    let styles = TextStyle.allCases.filter { _ in random.chance(30) }
                    let link = random.chance(15) ? "https://example.org/?a=1&b=(2)" : nil
                    text.append(words.randomElement(using: &random)!, .init(styles: Set(styles), link: link))
                }
            }
            let markdown = Markdown.text(of: text)
            let read = Markdown.read(markdown)
            #expect(read.withoutSpaceStyles == text.withoutSpaceStyles, "\(markdown.debugDescription)")
        }
    }
}

extension RichText {
    /// The same text with unstyled spaces: Markdown can't style them.
    fileprivate var withoutSpaceStyles: RichText {
        var result = RichText()
        for run in runs {
            for character in run.text {
                result.append(String(character), character.isWhitespace ? .init() : run.attributes)
            }
        }
        return result
    }
}
