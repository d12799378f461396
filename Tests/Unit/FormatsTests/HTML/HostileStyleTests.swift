import RichText
import Testing

@testable import Formats

/// No style sheet slows down reading, uses up memory or causes a crash (R28). Each of these would take hours with quadratic time.
@Suite("Hostile style sheets", .timeLimit(.minutes(15)))
struct HostileStyleTests {
    private func read(_ html: String) throws -> String {
        try #require(HTMLReader.read(Array(html.utf8))).content.text.text
    }

    private func elements(_ count: Int, _ make: (Int) -> String) -> String { (0..<count).map(make).joined() }

    @Test("Many rules for many elements")
    func manyRules() throws {
        let rules = elements(20_000) { ".a { font-weight: \($0 % 900 + 1) }" }
        let text = try read("<style>\(rules)</style>" + elements(20_000) { "<b class='a x\($0)'>b</b>" })
        #expect(text.utf8.count == 20_000)
    }

    @Test(
        "Rules for nested elements",
        arguments: ["b b b b b b b b i", "b > b > b > b i", "* * * * * * * *", "b :not(b) i"])
    func deep(selector: String) throws {
        let open = String(repeating: "<b>", count: 500)
        let text = try read(
            "<style>\(elements(50) { _ in "\(selector) { font-weight: bold }" })</style>\(open)"
                + elements(1000) { "<i class=x\($0)>a</i>" })
        #expect(text.utf8.count == 1000)
    }

    @Test("Many selectors, classes, attributes and identifiers")
    func many() throws {
        let selectors = elements(30_000) { _ in "a," } + "b"
        let classes = elements(5000) { ".c\($0)" }
        let names = elements(5000) { "c\($0) " }
        let tests = elements(500) { _ in "[class*=zz]{font-weight:bold}" }
        let text = try read(
            "<style>\(selectors),\(classes){font-weight:bold}\(tests)</style><p class='\(names)'>\(elements(5000) { "<a id=\($0)>a</a>" })</p>"
        )
        #expect(text.utf8.count == 5000)
    }

    @Test("Text that a few rules generate again and again")
    func generated() throws {
        let long = String(repeating: "x", count: 250)
        let text = try read(
            "<style>*::before, *::after { content: '\(long)' counters(c, '-') } * { counter-reset: c 1000000 } li { list-style: '\(long)' }</style>"
                + elements(20_000) { _ in "<li>a" })
        #expect(text.utf8.count < 4 << 20)
    }

    @Test(
        "Numbers too large for letters",
        arguments: ["lower-roman", "lower-alpha", "hebrew", "korean-hangul-formal", "asterisks", "x"])
    func numbers(style: String) throws {
        let rule = "<style>@counter-style x { system: symbolic; symbols: ab }</style>"
        for start in ["9223372036854775807", "-9223372036854775808", "99999999999999999999", "4000000"] {
            let text = try read(
                "\(rule)<ol style='list-style: \(style)' start=\(start)><li>a<li>b<ol reversed start=\(start)><li>c<li>d</ol></ol>"
            )
            #expect(text.count { $0 == "\n" } == 3 && text.utf8.count < 1000)
        }
    }

    @Test(
        "Brackets that are never closed, and deep nesting",
        arguments: [
            ":not(", "a{", "@media screen{", "(", "[", "/*", "\"", "'\\", "@counter-style x{", "url(", "\\", "}", "!",
            "a:b{c:",
        ])
    func open(piece: String) throws {
        let sheet = String(repeating: piece, count: 30_000)
        #expect(try read("<style>\(sheet)</style><p style='\(sheet.filter { $0 != "'" })'>a").hasPrefix("a"))
    }

    @Test("Ruby text and list marks that never end")
    func openParts() throws {
        #expect(try read(elements(10_000) { _ in "<ruby><rt>a" }).contains("a"))
        #expect(
            try read("<span style='mso-list:ignore'>" + elements(20_000) { _ in "<b> </b>" } + "a</span>b") == "a b")
        #expect(try read(elements(10_000) { _ in "<details>" } + "a").isEmpty)
        #expect(try read(elements(3000) { _ in "<ol reversed><li>" } + "a").contains("a"))
    }
}
