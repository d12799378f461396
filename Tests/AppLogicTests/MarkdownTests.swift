import Gtk
import Testing

@testable import LongpressApp

/// E29: what Copy as Markdown puts on the clipboard.
@Suite("Markdown of styled text")
struct MarkdownTests {
    private typealias Run = TextBuffer.Run

    private func markdown(_ runs: TextBuffer.Run...) -> String { Markdown.text(of: runs) }

    @Test("Bold, italic and underline have their signs")
    func styles() {
        #expect(
            markdown(
                Run("a "), Run("bold", [.bold]), Run(", "), Run("italic", [.italic]), Run(", "),
                Run("line", [.underline]), Run(" end"))
                == "a **bold**, *italic*, <u>line</u> end")
    }

    @Test("Styles together")
    func together() {
        #expect(markdown(Run("all", [.bold, .italic])) == "***all***")
        #expect(markdown(Run("all", [.bold, .italic, .underline])) == "<u>***all***</u>")
        #expect(
            markdown(Run("one ", [.underline]), Run("two", [.underline, .bold]), Run(" three", [.underline]))
                == "<u>one **two** three</u>")
        #expect(
            markdown(Run("one ", [.bold]), Run("two", [.bold, .italic]), Run(" three", [.bold]))
                == "**one** ***two*** **three**")
    }

    @Test("Signs keep off spaces, where they wouldn't count")
    func spaces() {
        #expect(markdown(Run("a"), Run(" bold ", [.bold]), Run("b")) == "a **bold** b")
        #expect(markdown(Run("a"), Run("  ", [.bold]), Run("b")) == "a  b")
    }

    @Test("Within a word signs do where they count, and tags where they wouldn't")
    func withinWords() {
        #expect(markdown(Run("un"), Run("believ", [.bold]), Run("able")) == "un**believ**able")
        #expect(markdown(Run("say"), Run("“so”", [.bold]), Run("now")) == "say<b>“so”</b>now")
        #expect(markdown(Run("a", [.bold]), Run("b", [.italic])) == "<b>a</b><i>b</i>")
        #expect(markdown(Run("“", []), Run("so", [.bold, .italic]), Run("”")) == "“***so***”")
    }

    @Test(
        "What Markdown would take for a sign is escaped",
        arguments: [
            ("2*3*4", "2\\*3\\*4"), ("snake_case_name", "snake\\_case\\_name"), ("`code`", "\\`code\\`"),
            ("[a](b)", "\\[a\\](b)"), ("![a](b)", "!\\[a\\](b)"), ("<b>", "\\<b>"), ("a\\b", "a\\\\b"),
            ("&amp;", "\\&amp;"), ("~~no~~", "\\~\\~no\\~\\~"), ("a | b", "a \\| b"), ("100% {sure}!", "100% {sure}!"),
        ])
    func escapes(text: String, expected: String) {
        #expect(markdown(Run(text)) == expected)
    }

    @Test(
        "What means something only at a line's start is escaped only there",
        arguments: [
            ("# a", "\\# a"), ("a # b", "a # b"), ("> a", "\\> a"), ("a > b", "a > b"), ("- a", "\\- a"),
            ("a - b", "a - b"), ("+ a", "\\+ a"), ("---", "\\---"), ("===", "\\==="), ("1. a", "1\\. a"),
            ("12) a", "12\\) a"), ("1.5", "1.5"), ("in 1. a", "in 1. a"), ("1234567890. a", "1234567890. a"),
            ("1.", "1\\."), ("* a", "\\* a"),
        ])
    func escapesAtStart(text: String, expected: String) {
        #expect(markdown(Run(text)) == expected)
    }

    @Test("Each line is a paragraph; empty ones and spaces at the ends mean nothing")
    func lines() {
        #expect(markdown(Run("one\ntwo\n\n\nthree\n")) == "one\n\ntwo\n\nthree")
        #expect(markdown(Run("    not code\n\ttoo  ")) == "not code\n\ntoo")
        #expect(markdown(Run("one\r\ntwo\u{2029}three")) == "one\n\ntwo\n\nthree")
    }

    @Test("A style over several lines is marked in each")
    func styleOverLines() {
        #expect(markdown(Run("a "), Run("b\n\n- c", [.bold]), Run(" d")) == "a **b**\n\n**\\- c** d")
        #expect(markdown(Run("one\ntwo", [.underline])) == "<u>one</u>\n\n<u>two</u>")
    }

    @Test("No text gives none")
    func empty() {
        #expect(markdown() == "")
        #expect(markdown(Run(" \n ")) == "")
    }

    @Test("Letters of every script stay as they are")
    func scripts() {
        #expect(markdown(Run("שלום "), Run("世界", [.bold]), Run(" 👩‍👩‍👧")) == "שלום **世界** 👩‍👩‍👧")
    }
}
