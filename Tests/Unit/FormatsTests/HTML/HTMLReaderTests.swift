import Markup
import RichText
import Testing

@testable import Formats

/// HTML from other programs is read by its meaning (R16, R28).
@Suite("The HTML reader")
struct HTMLReaderTests {
    private func content(_ html: String) throws -> NoteContent {
        try #require(HTMLReader.read(Array(html.utf8))).content
    }

    /// Returns the text, with its styles between marks: *bold*, /italic/, _underlined_, ~struck~, =highlighted=, `code`.
    private func marked(_ html: String) throws -> String {
        try content(html).text.marked
    }

    @Test(
        "Character styles",
        arguments: [
            ("<b>a</b> <strong>b</strong>", "*a* *b*"), ("<i>a</i><em>b</em>", "/ab/"),
            ("<u>a</u><ins>b</ins>", "_ab_"),
            ("<b>a <i>b</i></b>", "*a */*b*/"), ("<span style=\"font-weight: bold\">a</span>b", "*a*b"),
            ("<span style='font-weight:700'>a</span><span style='font-weight:400'>b</span>", "*a*b"),
            ("<span style='font-weight:600 !important'>a</span>", "*a*"),
            ("<b>a<span style=\"font-weight: normal\">b</span></b>", "*a*b"),
            ("<b style=\"font-weight:normal\"><p><span style=\"font-weight:700\">a</span> b</p></b>", "*a* b"),
            ("<i>a<span style=\"font-style:normal\">b</span>c</i>", "/a/b/c/"),
            ("<u>a<span style=\"text-decoration: none\">b</span></u>", "_a_b"),
            ("<span style=\"text-decoration-line: underline\">a</span>", "_a_"),
            ("<span style=\"text-decoration: line-through underline\">a</span>", "_~a~_"),
            ("<span style=\"text-decoration-line: line-through\">a</span>", "~a~"),
            ("<s>a</s><del>b</del> <mark>c</mark> <code>d</code> <kbd>e</kbd>", "~ab~ =c= `d` `e`"),
            ("<font style=\"font: italic bold 12px/1.5 serif\">a</font>", "/*a*/"),
            ("<h1>a</h1>b<h5>c", "# a\nb\n### c"), ("<table><tr><th>a</th></tr></table>", "*a*"),
            ("<b><p>a</p><p>b</p></b>c", "*a\nb\n*c"), ("<b>a<p>b</p>c</b>", "*a\nb\nc*"),
            ("<B>a</B><FONT FACE=x STYLE=\"FONT-WEIGHT:BOLD\">b</FONT>", "*ab*"),
            ("<big>a</big><small>b</small>", "ab"), ("<blink>a</blink><x-b>b</x-b>", "a*b*"),
        ])
    func styles(html: String, expected: String) throws {
        let text = try marked(html)
        #expect(text == expected)
    }

    @Test(
        "White space and blocks, as browsers lay them out",
        arguments: [
            ("  a \n\t b  ", "a b"), ("<p> a </p>\n<p>\n b</p>", "a\nb"), ("a<br>b", "a\nb"), ("a<br>", "a"),
            ("<p>a<br></p><p><br></p><p>b</p>", "a\n\nb"), ("<div>a<div>b</div></div>c", "a\nb\nc"),
            ("<p></p><p> </p>a", "a"), ("a <b> b</b>", "a *b*"), ("<b>a </b> b", "*a *b"),
            ("<b>a</b><i>b</i>", "*a*/b/"), ("a&nbsp; b", "a\u{A0} b"), ("<p>a</p><p>&nbsp;</p><p>b</p>", "a\n\nb"),
            ("<pre>\n a\n  b\n</pre>c", " a\n  b\nc"), ("<pre>a\r\n\r\nb</pre>", "a\n\nb"),
            ("<span style=\"white-space:pre\">a\t b</span> c", "a\t b c"),
            ("<p style=\"white-space: pre-line\"> a \n b </p>", "a\nb"),
            (
                "<span class=\"Apple-converted-space\">\u{A0}</span>a<span class=\"Apple-converted-space\">\u{A0} </span>b",
                " a  b"
            ),
            ("<blockquote>a</blockquote>b<hr>c", "> a\nb\nc"),
            ("<div style=\"display:inline\">a</div><div style=\"display: inline\">b</div>", "ab"),
            ("<p>a&#8232;b</p>", "a\u{2028}b"), ("<center>a</center><address>b</address>", "a\n/b/"),
            ("", ""), ("   ", ""), ("<br>", ""), ("<br><br>", "\n"), ("a<br><br><br>b", "a\n\n\nb"),
        ])
    func spaces(html: String, expected: String) throws {
        let text = try marked(html)
        #expect(text == expected)
    }

    @Test(
        "Lists and tables become lines",
        arguments: [
            ("<ul><li>a<li>b</ul>c", "• a\n• b\nc"), ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
            ("<ol start=5><li>a<li value=9>b<li>c</ol>", "5. a\n9. b\n10. c"),
            ("<ul><li>a</li><ol><li>b</li></ol></ul>", "• a\n\t1. b"), ("<p><b>a<ul><li>b</ul>c", "*a\n*• *b\n**c*"),
            ("<p style='font-weight:bold'>a<ol><li>b</ol>c", "*a\n*1. b\nc"), ("<li>a<li>b", "• a\n• b"),
            ("<ol><li><ol><li>a</ol></ol>", "1. \n\t1. a"), ("<ol><li><p>a<p>b</ol>", "1. a\u{2028}b"),
            ("<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>", "• a\n\t1. b\n• c"),
            ("<ul>\n<li><p>a</p></li>\n<li><b>b</b></li></ul>", "• a\n• *b*"),
            ("<dl><dt>a</dt><dd>b</dd></dl>", "a\nb"),
            ("<table><tr><td>a</td><td>b</td></tr><tr><td></td><td>c</td></tr></table>", "a\tb\n\tc"),
            ("<table>\n <tbody>\n <tr>\n <td> <p>a</p>\n </td>\n <td><p>b</p></td></tr></tbody></table>d", "a\tb\nd"),
            ("<table><tr><td><p>a</p><p>b</p></td></tr></table>", "a\nb"),
            ("<table><caption>t</caption><tr><td>a<td>b<tr><td>c<td>d</table>", "t\na\tb\nc\td"),
            ("x<table><tr><td></td><td>b</td></tr></table>", "x\n\tb"),
        ])
    func listsAndTables(html: String, expected: String) throws {
        let text = try marked(html)
        #expect(text == expected)
    }

    @Test(
        "Directions belong to paragraphs",
        arguments: [
            ("<p dir=rtl>a</p><p>b</p>", [.rightToLeft, nil]),
            ("<div dir=\"RTL\"><p>a</p>b</div>", [.rightToLeft, .rightToLeft]),
            ("<p style=\"direction: rtl\">a</p><p dir=ltr>b", [.rightToLeft, .leftToRight]),
            ("<html dir=ltr><body dir=ltr><p>a", [nil]), ("<body dir=rtl><p>a<p dir=auto>b", [.rightToLeft, nil]),
            ("<p>a <span dir=rtl>b</span></p>", [nil]),
        ] as [(String, [WritingDirection?])])
    func directions(html: String, expected: [WritingDirection?]) throws {
        #expect(try content(html).text.paragraphs.map(\.direction) == expected)
    }

    @Test(
        "Content that isn't readable text is dropped",
        arguments: [
            "<script>alert('x<b>')</script>a", "<style>p { color: red }</style>a", "<title>t</title>a",
            "<head><title>t</title><style>x</style></head><body>a",
            "a<input value=b><button>c</button><select><option>d</select><textarea>e</textarea>", "a<!-- b -->",
            "a<img src=\"https://example.invalid/x.png\" alt=\"b\">", "a<img src=\"file:///etc/passwd\">",
            "a<object data=x>b</object><iframe src=x>c</iframe><video>d</video><svg><text>e</text></svg>",
            "a<span hidden>b</span><span style=\"display:none\">c</span><p style=\"mso-hide:all\">d</p>",
            "<?xml version=\"1.0\"?><!DOCTYPE html>a", "a<template>b</template><noscript>c</noscript>",
            "<!--[if gte mso 9]><xml>b</xml><![endif]-->a", "<form action=x>a<input></form>",
            "<![if !supportLists]>a<![endif]>",
        ])
    func dropped(html: String) throws {
        let content = try content(html)
        #expect(content.text.text == "a")
        #expect(content.figures.isEmpty)
    }

    @Test(
        "Entities",
        arguments: [
            ("&lt;b&gt; &amp;amp;", "<b> &amp;"), ("&eacute;&#233;&#xE9;", "ééé"), ("&#x1F642;", "🙂"),
            ("a & b", "a & b"),
            ("&unknown; &", "&unknown; &"), ("&hellip;&mdash;&euro;", "…—€"),
        ])
    func entities(html: String, expected: String) throws {
        #expect(try content(html).text.text == expected)
    }

    /// Browsers and newer versions of libxml2 insert a replacement character for each, older versions nothing.
    @Test("Invalid entities hide none of the text")
    func impossibleEntities() throws {
        #expect(try content("&#0;&#xD800;&#x110000;a").text.text.filter { $0 != "\u{FFFD}" } == "a")
    }

    /// Browsers and newer versions of libxml2 read everything that follows as the title, older versions only what precedes the
    /// body.
    @Test("A title that never ends isn't text")
    func endlessTitle() throws {
        let page = try #require(HTMLReader.read(Array("<title>never ended<body>a".utf8)))
        #expect(!page.content.text.text.contains("never"))
        #expect(page.title?.hasPrefix("never ended") == true)
    }

    @Test("Embedded pictures become the note's, with their captions")
    func pictures() throws {
        let small = Base64.encode([1, 2, 3][...])
        let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let large = Base64.encode(bytes[...])
        let html =
            "<p>a<img src=\"data:image/png;base64,\(String(decoding: small, as: UTF8.self))\" alt='one'>b</p>"
            + "<figure><img src='data:image/jpeg;base64,\(String(decoding: large, as: UTF8.self))' alt=x>"
            + "<figcaption>two <b>words</b></figcaption></figure>"
            + "<figure><figcaption>before</figcaption><IMG SRC=\"data:image/gif;base64,\(String(decoding: large, as: UTF8.self))\"></figure>"
            + "<img src=\"data:image/svg+xml,%3Csvg/%3E\"><img src=\"data:text/html;base64,AAAA\">"
            + "<figure><img src=\"http://example.invalid/\"><figcaption>left</figcaption></figure>"
        let content = try content(html)
        #expect(content.text.text == "ab\nleft")
        #expect(
            content.figures == [
                .init(bytes: [1, 2, 3], type: "image/png", caption: "one"),
                .init(bytes: bytes, type: "image/jpeg", caption: "two words"),
                .init(bytes: bytes, type: "image/gif", caption: "before"),
                .init(bytes: Array("<svg/>".utf8), type: "image/svg+xml"),
            ])
    }

    @Test("A picture with alternatives that a browser could choose is embedded, too")
    func choiceOfPictures() throws {
        let content = try content(
            "<p>a<picture><source srcset=b.webp><source srcset=c.webp><img src=\"data:image/png;base64,AAAA\"></picture>d"
        )
        #expect(content.text.text == "ad")
        #expect(content.figures.map(\.type) == ["image/png"])
    }

    @Test("Emoji that are inserted as pictures are text")
    func emoji() throws {
        #expect(try marked("a<img alt=\"🙂\" src=\"https://example.invalid/1f642.png\">b") == "a🙂b")
    }

    @Test("Only the part that a clipboard marks as copied counts")
    func fragment() throws {
        #expect(
            try marked("<html><body>x<b><!--StartFragment-->a</b>b<!--EndFragment-->y</body></html>") == "*a*b")
    }

    @Test(
        "The charset is detected",
        arguments: [
            ([0xE9], nil, "é"), (Array("é".utf8), nil, "é"), ([0xEF, 0xBB, 0xBF, 0x61], "iso-8859-1", "a"),
            ([0xFF, 0xFE, 0x61, 0, 0xE9, 0], nil, "aé"), ([0xFE, 0xFF, 0, 0x61], nil, "a"),
            ([0x3C, 0, 0x62, 0, 0x3E, 0, 0xE9, 0], nil, "é"), ([0xE9], "iso-8859-1", "é"), ([0xB1], "iso-8859-2", "ą"),
            ([0x80, 0x93], "latin1", "€“"), (Array("<meta charset=iso-8859-2>".utf8) + [0xB1], nil, "ą"),
            (
                Array("<meta http-equiv=\"content-type\" content=\"text/html; charset=koi8-r\"><p>".utf8) + [0xC1], nil,
                "а"
            ),
            ([0x93, 0xFA, 0x96, 0x7B], "shift_jis", "日本"), ([0x61, 0xFF, 0x62], "utf-8", "a\u{FFFD}b"),
            ([0x61, 0, 0x62], nil, "ab"), ([0xE9], "no-such-charset", "é"), ([0x61, 0x93], "shift_jis", "a\u{FFFD}"),
            ([0xED, 0xA0, 0x80, 0x61], "utf-8", "\u{FFFD}\u{FFFD}\u{FFFD}a"),
            ("한글 속의 <b>굵은</b> 글".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, nil, "한글 속의 굵은 글"),
            ("日本<p>語</p>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, "utf-8", "日本\n語"),
            (Array("<?xml version='1.0' encoding='euc-kr'?><p>".utf8) + [0xC7, 0xD1], nil, "한"),
            (Array("<!-- <meta charset=koi8-r> --><meta charset=euc-kr><p>".utf8) + [0xC7, 0xD1], nil, "한"),
            (Array("<meta name=description content='charset=koi8-r'><p>é".utf8), nil, "é"),
        ] as [([UInt8], String?, String)])
    func charsets(bytes: [UInt8], charset: String?, expected: String) throws {
        #expect(try #require(HTMLReader.read(bytes, charset: charset)).content.text.text == expected)
    }

    @Test("Ten thousand nested elements are read")
    func deep() throws {
        for tag in ["b", "div", "span", "table><tr><td", "ul><li", "p", "figure", "figure><figcaption", "q", "font"] {
            let html = String(repeating: "<\(tag)>", count: 10_000) + "a"
            #expect(try content(html).text.text.contains("a"), "\(tag)")
        }
    }

    @Test("Elements nested too deeply for their end tags to be matched end the reading")
    func tooDeep() throws {
        let html = String(repeating: "<b>", count: 30_000) + "a" + String(repeating: "</i>", count: 200_000)
        let document = try #require(HTMLReader.read(Array(html.utf8)))
        #expect(!document.isComplete)
        #expect(document.content.text.text == "a")
    }

    @Test("Reading can be cancelled")
    func cancel() {
        #expect(HTMLReader.read(Array("<p>a".utf8), isCancelled: { true }) == nil)
    }
}

extension RichText {
    /// The text, with its styles between marks: *bold*, /italic/, _underlined_. Styled paragraphs begin with Markdown's sign for
    /// the style, list items with their markers.
    var marked: String {
        var (starts, numbers): ([String], ListNumbers) = ([], ListNumbers())
        forEachParagraph { paragraph in
            let mark = numbers.nextMark(paragraph.style).map { mark in
                String(repeating: "\t", count: paragraph.style?.level ?? 0) + mark + " "
            }
            starts.append(mark ?? Markdown.prefixes.first { $0.key == paragraph.style }?.value ?? "")
        }
        var (line, isAtStart) = (0, true)
        return runs.map { run in
            var marks = ""
            if run.attributes.styles.contains(.underline) { marks += "_" }
            if run.attributes.styles.contains(.italic) { marks += "/" }
            if run.attributes.styles.contains(.bold) { marks += "*" }
            if run.attributes.styles.contains(.strikethrough) { marks += "~" }
            if run.attributes.styles.contains(.highlight) { marks += "=" }
            if run.attributes.styles.contains(.code) { marks += "`" }
            var text = isAtStart && starts.indices.contains(line) ? starts[line] : ""
            text += marks
            isAtStart = false
            for character in run.text {
                if isAtStart, starts.indices.contains(line) { text += starts[line] }
                text.append(character)
                isAtStart = character.isNewline && character != "\u{2028}"
                if isAtStart { line += 1 }
            }
            return text + String(marks.reversed())
        }.joined()
    }
}
