import RichText
import Testing

@testable import Formats

/// No number of attributes on an element makes reading slow (R28).
@Suite("The limit of attributes")
struct AttributeLimitTests {
    private func limited(_ html: String) -> String {
        String(decoding: AttributeLimit.applied(to: Array(html.utf8)), as: UTF8.self)
    }

    private func attributes(_ count: Int) -> String { (0..<count).map { "a\($0)=\($0)" }.joined(separator: " ") }

    @Test(
        "Usual elements are unchanged",
        arguments: [
            "", "<", "a < b", "<p>a</p>", "<p a b=c d = 'e>f' g=\"h>i\"/>j", "<a href=x/y?z>k</a>", "<p a='", "<p a=",
            "<p a",
            "<3 a b c", "</p a b>", "<!-- <p a> -->",
        ])
    func usual(html: String) {
        #expect(limited(html) == html)
    }

    @Test("Excess attributes are removed, and the element stays")
    func many() {
        let kept = attributes(AttributeLimit.most)
        #expect(limited("<p \(kept)>x</p>") == "<p \(kept)>x</p>")
        #expect(limited("a<p \(kept) b='>' c=\"<\" d>x<b>y") == "a<p \(kept) >x<b>y")
        #expect(limited("<p \(kept) b='open") == "<p \(kept) ")
    }

    @Test("Quotation marks count only where parsers let them")
    func quotationMarks() {
        let many = attributes(1000)
        for start in ["<p \"", "<p a\"", "<p a='b'c\"", "<p a=b\"", "<p/'/"] {
            #expect(limited("\(start) \(many)>").utf8.count < many.utf8.count * 2 / 3)
        }
    }

    @Test("A page with such an element is read to its end")
    func read() throws {
        let html = "<p style=\"font-weight: bold\" \(attributes(150_000))>a</p><p>b</p>"
        #expect(try #require(HTMLReader.read(Array(html.utf8))).content.text.marked == "*a\n*b")
    }
}
