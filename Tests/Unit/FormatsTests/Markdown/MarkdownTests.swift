import RichText
import Testing

@testable import Formats

/// E29: the text that Copy as Markdown puts on the clipboard.
@Suite("Markdown of styled text")
struct MarkdownTests {
    private func run(_ text: String, _ styles: Set<TextStyle> = []) -> RichText {
        RichText(text, RichText.Attributes(styles: styles))
    }

    private func markdown(_ runs: RichText...) -> String {
        Markdown.text(of: runs.reduce(into: RichText()) { $0.append($1) })
    }

    @Test("Bold, italic and underline are marked")
    func styles() {
        #expect(
            markdown(
                run("a "), run("bold", [.bold]), run(", "), run("italic", [.italic]), run(", "),
                run("line", [.underline]), run(" end"))
                == "a **bold**, *italic*, <u>line</u> end")
    }

    @Test("Styles can be combined")
    func together() {
        #expect(markdown(run("all", [.bold, .italic])) == "***all***")
        #expect(markdown(run("all", [.bold, .italic, .underline])) == "<u>***all***</u>")
        #expect(
            markdown(run("one ", [.underline]), run("two", [.underline, .bold]), run(" three", [.underline]))
                == "<u>one **two** three</u>")
        #expect(
            markdown(run("one ", [.bold]), run("two", [.bold, .italic]), run(" three", [.bold]))
                == "**one** ***two*** **three**")
    }

    @Test("Strikethrough, highlight and code are marked, and may overlap")
    func marks() {
        #expect(
            markdown(
                run("struck", [.strikethrough]), run(", "), run("marked", [.highlight]), run(", "), run("a*b", [.code]))
                == "~~struck~~, <mark>marked</mark>, `a*b`")
        #expect(markdown(run("all", Set(TextStyle.allCases))) == "<u><mark>~~***`all`***~~</mark></u>")
        #expect(
            markdown(run("a ", [.underline]), run("b ", [.underline, .highlight]), run("c", [.highlight]))
                == "<u>a <mark>b </mark></u><mark>c</mark>")
        #expect(markdown(run("a`b", [.code]), run(" "), run("`", [.code])) == "``a`b`` `` ` ``")
        #expect(markdown(run("un"), run("done", [.strikethrough, .bold])) == "un<s><b>done</b></s>")
        #expect(markdown(run("un"), run("done", [.strikethrough]), run("~")) == "un~~done~~\\~")
        #expect(markdown(run("un"), run("done", [.code, .bold])) == "un<b>`done`</b>")
    }

    @Test("A link has its text and its address")
    func links() {
        func link(_ text: String, _ styles: Set<TextStyle> = [], _ address: String = "https://example.org") -> RichText
        {
            RichText(text, .init(styles: styles, link: address))
        }
        #expect(
            markdown(run("a "), link("b]"), run("!"), link("c", [], "tel:1"))
                == "a [b\\]](https://example.org)\\![c](tel:1)")
        #expect(
            markdown(link("a ", [.underline]), link("b", [.underline, .bold]), run("c", [.underline]))
                == "[<u>a **b**</u>](https://example.org)<u>c</u>")
        #expect(markdown(link("a", [], "https://a.b/(c)")) == "[a](<https://a.b/(c)>)")
        let read = Markdown.read("[a **b**](https://example.org) [c](<https://a.b/(c)>) [d](e) [f](javascript:g)")
        #expect(
            read.runs.map(\.attributes.link) == [
                "https://example.org", "https://example.org", nil, "https://a.b/(c)", nil,
            ])
    }

    @Test("Marks avoid spaces, where they would have no effect")
    func spaces() {
        #expect(markdown(run("a"), run(" bold ", [.bold]), run("b")) == "a **bold** b")
        #expect(markdown(run("a"), run("  ", [.bold]), run("b")) == "a  b")
    }

    @Test("Within a word, marks are used where they have an effect, and tags elsewhere")
    func withinWords() {
        #expect(markdown(run("un"), run("believ", [.bold]), run("able")) == "un**believ**able")
        #expect(markdown(run("say"), run("“so”", [.bold]), run("now")) == "say<b>“so”</b>now")
        #expect(markdown(run("a", [.bold]), run("b", [.italic])) == "<b>a</b><i>b</i>")
        #expect(markdown(run("“", []), run("so", [.bold, .italic]), run("”")) == "“***so***”")
    }

    @Test(
        "Text that Markdown would read as a mark is escaped",
        arguments: [
            ("2*3*4", "2\\*3\\*4"), ("snake_case_name", "snake_case_name"), ("_a_ b_", "\\_a\\_ b\\_"),
            ("https://example.org/~ada/a_b?c=1&d=2", "https://example.org/~ada/a_b?c=1&d=2"),
            ("&#38; &copy", "\\&#38; &copy"), ("`code`", "\\`code\\`"),
            ("[a](b)", "\\[a\\](b)"), ("![a](b)", "!\\[a\\](b)"), ("<b>", "\\<b>"), ("a\\b", "a\\\\b"),
            ("&amp;", "\\&amp;"), ("~~no~~", "\\~\\~no\\~\\~"), ("a | b", "a \\| b"), ("100% {sure}!", "100% {sure}!"),
        ])
    func escapes(text: String, expected: String) {
        #expect(markdown(run(text)) == expected)
    }

    @Test("An underscore beside a mark is escaped, within a word or not")
    func lowLines() {
        #expect(markdown(run("a", [.bold]), run("_b_c")) == "**a**\\_b_c")
        #expect(markdown(run("a_"), run("b", [.bold])) == "a\\_**b**")
    }

    @Test(
        "Characters that are special only at a line's start are escaped only there",
        arguments: [
            ("# a", "\\# a"), ("a # b", "a # b"), ("> a", "\\> a"), ("a > b", "a > b"), ("- a", "\\- a"),
            ("a - b", "a - b"), ("+ a", "\\+ a"), ("---", "\\---"), ("===", "\\==="), ("1. a", "1\\. a"),
            ("12) a", "12\\) a"), ("1.5", "1.5"), ("in 1. a", "in 1. a"), ("1234567890. a", "1234567890. a"),
            ("1.", "1\\."), ("* a", "\\* a"),
        ])
    func escapesAtStart(text: String, expected: String) {
        #expect(markdown(run(text)) == expected)
    }

    @Test("Each line is a paragraph; empty ones and spaces at the ends mean nothing")
    func lines() {
        #expect(markdown(run("one\ntwo\n\n\nthree\n")) == "one\n\ntwo\n\nthree")
        #expect(markdown(run("    not code\n\ttoo  ")) == "not code\n\ntoo")
        #expect(markdown(run("one\r\ntwo\u{2029}three")) == "one\n\ntwo\n\nthree")
    }

    @Test("A style over several lines is marked in each")
    func styleOverLines() {
        #expect(markdown(run("a "), run("b\n\n- c", [.bold]), run(" d")) == "a **b**\n\n**\\- c** d")
        #expect(markdown(run("one\ntwo", [.underline])) == "<u>one</u>\n\n<u>two</u>")
    }

    @Test("The lines of an item are one item, and are read back as that")
    func linesOfItem() {
        var text = RichText("a\u{2028}1. b\u{2028}\u{2028}c\n", .init(paragraph: .item(.number, level: 0)))
        text.append("d\u{2028}e\n", .init(paragraph: .item(.open, level: 1)))
        text.append("\u{2028}f\u{2028}", .init(paragraph: .item(.number, level: 0)))
        let markdown = Markdown.text(of: text)
        #expect(markdown == "1. a\\\n   1\\. b\\\n   \\\n   c\n   - [ ] d\\\n     e\n2. f")
        let read = Markdown.read(markdown)
        #expect(read.text == "a\u{2028}1. b\u{2028}\u{2028}c\nd\u{2028}e\nf")
        #expect(read.paragraphStyles == [.item(.number, level: 0), .item(.open, level: 1), .item(.number, level: 0)])
    }

    @Test("Empty text gives empty Markdown")
    func empty() {
        #expect(markdown() == "")
        #expect(markdown(run(" \n ")) == "")
    }

    @Test("Letters of every script stay as they are")
    func scripts() {
        #expect(markdown(run("שלום "), run("世界", [.bold]), run(" 👩‍👩‍👧")) == "שלום **世界** 👩‍👩‍👧")
    }
}

extension RichText {
    fileprivate var paragraphStyles: [ParagraphStyle?] {
        var styles: [ParagraphStyle?] = []
        forEachParagraph { styles.append($0.style) }
        return styles
    }
}
