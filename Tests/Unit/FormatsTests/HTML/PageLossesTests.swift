import Testing

@testable import Formats

/// The parts of a page that a note can't keep are described in a few words (R28).
@Suite("Content of a page that a note can't keep")
struct PageLossesTests {
    private func sentence(_ html: String) throws -> String? {
        try #require(HTMLReader.read(Array(html.utf8))).losses.sentence
    }

    @Test(
        "is named",
        arguments: [
            ("<img src=a.png>", "an image that isn’t embedded"),
            ("<picture><source srcset=a><img src=a></picture><img>", "2 images that aren’t embedded"),
            ("<svg><path d=x></path><g><path></g></svg><canvas>x</canvas>", "2 drawings"),
            ("<video src=x><source></video>", "a video or sound"),
            ("<audio></audio><video></video>", "2 videos or sounds"),
            ("<iframe src=x></iframe>", "an embedded page"), ("<object></object><embed>", "2 embedded pages"),
            ("<table><tr><td colspan=2>a</table>", "a table"), ("<ul><li>a</ul><ol start=2><li>b</ol>", "a list"),
            ("<form><input><select><option>a</select><button>b</button></form>", "3 form fields"),
            ("<a href=x>a</a><a href='javascript:x'>b</a>", "2 links"), ("<h4>a</h4><h5>b</h5>", "2 headings"),
            ("<p hidden>a<p style='display:none'>b", "hidden text"), ("<noscript>a</noscript>", "hidden text"),
            ("<style>p { color: red }</style>", "a style sheet"),
            ("<link rel='Stylesheet' href=a><style></style>", "2 style sheets"),
            ("<font color=red>a</font>", "colours and other styles"), ("<small>a</small>", "colours and other styles"),
            ("<span style='color: red'>a</span>", "colours and other styles"),
            ("<p align=center>a", "colours and other styles"),
            ("<span style='text-decoration: overline'>a</span>", "colours and other styles"),
            (
                "<figure><img src='data:image/png;base64,AAAA'><figcaption>a <b>b</b></figcaption></figure>",
                "colours and other styles"
            ),
            ("<script>a</script>", "a script"), ("<p onclick=a>b<script></script>", "2 scripts"),
            ("<!-- a -->b", "a comment"),
        ])
    func kinds(html: String, expected: String) throws {
        #expect(try sentence(html) == "It contains \(expected), which Longpress can’t keep.", "\(html)")
    }

    @Test("includes a link that is longer than any program accepts")
    func longLinks() throws {
        let link = "https://example.org/" + String(repeating: "a", count: 1 << 20)
        #expect(try sentence("<a href='\(link)'>a</a>") == "It contains a link, which Longpress can’t keep.")
    }

    @Test(
        "is empty if everything is kept",
        arguments: [
            "<p>a<b>b</b><i>c</i><u>d</u><s>e</s><mark>f</mark><code>g</code>",
            "<p style='font-weight: bold; white-space: pre'>a", "<p dir=rtl>a<br>b",
            "<div><section><p>a</section></div>",
            "<meta charset=utf-8><meta name=viewport content=x><title>a</title><p>b",
            "<img src='data:image/png;base64,AAAA' alt=a>", "<img alt=🙂 src=https://example.invalid/1f642.png>",
            "<!--StartFragment-->a<!--EndFragment-->", "<html><head></head><body>a</body></html>", "a", "",
        ])
    func nothing(html: String) throws {
        #expect(try sentence(html) == nil)
    }

    @Test("is summarised by its most important kinds")
    func several() throws {
        let links = String(repeating: "<a href=x>a</a>", count: 12)
        #expect(
            try sentence("<!-- a --><script></script><style></style>\(links)")
                == "It contains 12 links, a style sheet, a script and a comment, which Longpress can’t keep.")
        #expect(
            try sentence("<!-- a --><script></script><style></style>\(links)<table></table>")
                == "It contains a table, 12 links, a style sheet, a script and more, which Longpress can’t keep.")
        #expect(
            try sentence("<p class=a>b<img src=c>")
                == "It contains an image that isn’t embedded and more, which Longpress can’t keep.")
        #expect(try sentence("<p class=a>b") == "It contains details that Longpress can’t keep.")
        #expect(try sentence("<x-y>b</x-y>") == "It contains details that Longpress can’t keep.")
    }

    @Test("The title is the page's own, in full and only once")
    func title() throws {
        func title(_ html: String) throws -> String? { try #require(HTMLReader.read(Array(html.utf8))).title }
        #expect(try title("<p>a") == nil)
        #expect(try title("<title></title>a") == "")
        #expect(try title("<title>a &amp; b</title><p>c<svg><title>d</title></svg>") == "a & b")
        let long = String(repeating: "word ", count: 20_000)
        #expect(try title("<title>\(long)</title><title>a</title>") == long)
    }
}
