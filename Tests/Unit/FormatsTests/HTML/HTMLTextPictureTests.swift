import RichText
import Testing

@testable import Formats

/// Pictures in the text, in a page, in Markdown and in plain text.
struct HTMLTextPictureTests {
    private func read(_ page: String) -> NoteContent {
        HTMLReader.read(Array("<meta name=generator content=Longpress>\(page)".utf8))!.content
    }

    private func shown(_ content: NoteContent) -> String {
        content.text.runs.map { run in
            run.attributes.picture.map { "[\($0.id) \($0.size.rawValue)]" } ?? run.text
        }.joined().replacing("\n", with: "¶")
    }

    private let source = "data:image/png;base64,AAAA"

    @Test("a figure with a size is in the text, and any other beside it")
    func places() {
        let picture = "<img src=\"\(source)\">"
        let pages: [(String, String, Int)] = [
            (
                "<p>a</p><figure data-size=small>\(picture)<figcaption>c</figcaption></figure><p>b</p>",
                "a¶[0 small]¶b", 1
            ),
            ("<p>a</p><figure>\(picture)</figure><p>b</p>", "a¶b", 1),
            ("<p>a</p><figure data-size=huge>\(picture)</figure>", "a", 1),
            // Without a picture, or with one from elsewhere, the figure is ignored.
            ("<p>a</p><figure data-size=full></figure><p>b</p>", "a¶b", 0),
            ("<p>a</p><figure data-size=full><img src=\"https://example.org/a.png\"></figure><p>b</p>", "a¶b", 0),
            ("<figure data-size=full>\(picture)\(picture)</figure>", "[0 full]¶[1 full]", 2),
            (
                "<figure data-size=full><figure data-size=small>\(picture)</figure>\(picture)</figure>",
                "[0 small]¶[1 full]", 2
            ),
            ("<figure data-size=full><figcaption>\(picture)</figcaption></figure>", "", 1),
            ("<ul><li>a</li><li><figure data-size=full>\(picture)</figure></li></ul>", "a¶[0 full]", 1),
            ("<blockquote><p>a</p><figure data-size=full>\(picture)</figure></blockquote>", "a¶[0 full]", 1),
        ]
        for (page, expected, count) in pages {
            let content = read(page)
            #expect(shown(content) == expected, "\(page)")
            #expect(content.figures.count == count, "\(page)")
        }
        let two = read(
            "<figure data-size=full>\(picture)<figcaption>one</figcaption><figcaption>two</figcaption></figure>")
        #expect(two.figures.map(\.caption) == ["one"] && shown(two).hasPrefix("[0 full]"))
        // The character alone isn't a picture.
        #expect(read("<p>a\u{FFFC}</p>").text.pictures.isEmpty)
    }

    private func sample() -> NoteContent {
        var content = NoteContent()
        for number in 0..<4 {
            content.figures.append(
                .init(bytes: [1, 2, 3], type: "image/png", name: "a \(number).png", caption: "*c* \(number)"))
        }
        content.text.append("one\n")
        content.text.append(RichText(TextPicture(id: 2, size: .medium)))
        content.text.append("\n", .init(paragraph: .quotation))
        content.text.append(RichText(TextPicture(id: 0), .init(paragraph: .quotation)))
        content.text.append("\n", .init(paragraph: .quotation))
        content.text.append("item\n", .init(paragraph: .item(.bullet, level: 0)))
        content.text.append(RichText(TextPicture(id: 3), .init(paragraph: .item(.bullet, level: 0))))
        content.text.append("\n", .init(paragraph: .item(.bullet, level: 0)))
        content.text.append("last")
        return content.withEvenParagraphs
    }

    @Test("written pictures are read back, from a file and from the clipboard")
    func roundTrip() throws {
        let content = sample()
        let bytes = HTMLWriter.document(content, title: "t")
        let document = try #require(HTMLReader.read(bytes))
        #expect(shown(document.content) == "one¶[0 medium]¶[1 full]¶item¶[2 full]¶last")
        #expect(document.content.figures.map(\.caption) == ["*c* 2", "*c* 0", "*c* 3", "*c* 1"])
        #expect(document.content.text.runs.map(\.attributes.paragraph) == content.text.runs.map(\.attributes.paragraph))
        #expect(document.losses.isEmpty)
        #expect(try HTMLWriter.wouldWrite(bytes, for: document.content, title: "t"))
        let fragment = try #require(HTMLReader.read(HTMLWriter.fragment(content)))
        #expect(shown(fragment.content) == shown(document.content))
        #expect(fragment.content.figures.count == 3)
    }

    @Test("a picture beside other text is written on a line of its own")
    func joined() throws {
        var content = NoteContent(text: RichText("a"), figures: sample().figures)
        content.text.append(RichText(TextPicture(id: 1)))
        content.text.append("b")
        let document = try #require(HTMLReader.read(HTMLWriter.document(content, title: "t")))
        #expect(shown(document.content) == "a¶[0 full]¶b")
    }

    @Test("Markdown has a picture's caption and file name, and plain text has neither")
    func otherFormats() {
        let content = sample()
        let markdown = Markdown.text(of: content.text) { (content.figures[$0].caption, content.figures[$0].name) }
        #expect(markdown.contains("one\n\n![\\*c\\* 2](a%202.png)\n\n"))
        #expect(!Markdown.text(of: content.text).contains("\u{FFFC}"))
        #expect(content.text.plainText == "one\n• item\nlast")
    }
}
