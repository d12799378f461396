import RichText
import Testing

@testable import Formats

/// Lists are paragraph styles in a note, and list elements in HTML.
@Suite("Lists in HTML")
struct HTMLListTests {
    private func read(_ html: String) throws -> HTMLReader.Document { try #require(HTMLReader.read(Array(html.utf8))) }

    @Test(
        "are read as lists of the note, or as text if it has no such lists",
        arguments: [
            ("<ul><li>a<ul><li>b</ul><li>c</ul>d", "• a\n\t◦ b\n• c\nd"),
            ("<ol><li>a<p>b</p><li>c</ol>", "1. a\u{2028}b\n2. c"),
            ("<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>d", "1. a\u{2028}b\n2. c\nd"),
            ("<ol><li>a<h2>b</h2></li></ol>", "1. a\n## b"),
            ("<ol><li>a<li>b</ol><p>c<ol><li>d</ol>", "1. a\n2. b\nc\n1. d"), ("<ol type=a><li>a</ol>", "a. a"),
            ("<ol start=3><li>a</ol>", "3. a"), ("<ul><li>a<br>b<li>c</ul>", "• a\u{2028}b\n• c"),
            ("<ol type=a><li>a<br>b<li>c</ol>", "a. a\nb\nb. c"),
            ("<ul><li><input type=checkbox> a<li><label><input type=checkbox checked>b</label></ul>", "☐ a\n☑ b"),
            ("<ul style=\"list-style-type: '– '\"><li>a</ul>", "– a"), ("<ul><li><li>a</ul>", "• \n• a"),
            ("<blockquote><ul><li>a</ul>b</blockquote>", "• a\n> b"),
            ("<table><tr><td>a<td><ul><li>b</table>", "a\t• b"),
        ])
    func reading(html: String, expected: String) throws {
        #expect(try read(html).content.text.marked == expected)
    }

    @Test("nested more deeply than a note allows are nested as deeply as it allows")
    func deep() throws {
        let page = try read(String(repeating: "<ul><li>a", count: 100))
        let text = page.content.text
        #expect(text.runs.last?.attributes.paragraph == .item(.bullet, level: ParagraphStyle.deepestLevel))
        #expect(text.text == Array(repeating: "a", count: 100).joined(separator: "\n"))
        #expect(page.losses.count(of: .lists) > 0)
    }

    @Test("are written as browsers show them, without losses")
    func writing() throws {
        var text = RichText("a\n", .init(paragraph: .item(.number, level: 0)))
        text.append("b\n", .init(paragraph: .item(.dash, level: 1)))
        text.append("c\n", .init(paragraph: .item(.number, level: 0)))
        text.append("d\n", .init(paragraph: .item(.open, level: 0)))
        text.append("e\n", .init(paragraph: .item(.done, level: 0)))
        text.append("f", .init(paragraph: .quotation))
        let html = String(decoding: HTMLWriter.document(NoteContent(text: text), title: "t"), as: UTF8.self)
        #expect(
            html.split(separator: "<body>\n")[1] == """
                <ol>
                <li dir="auto">a<ul style="list-style-type: '– '">
                <li dir="auto">b</li>
                </ul></li>
                <li dir="auto">c</li>
                </ol>
                <ul style="list-style-type: none">
                <li dir="auto"><input type="checkbox" disabled>d</li>
                <li dir="auto"><input type="checkbox" disabled checked>e</li>
                </ul>
                <blockquote>
                <p dir="auto">f</p>
                </blockquote>
                </body>
                </html>

                """)
        let page = try read(html)
        #expect(page.content.text == text)
        #expect(page.losses.isEmpty && page.isMarkedAsOwn)
    }
}
