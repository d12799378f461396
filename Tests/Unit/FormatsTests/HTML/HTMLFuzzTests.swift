import Randomness
import RichText
import Testing

@testable import Formats

/// No input that claims to be HTML crashes the reader, and the result is always a note that can be saved (R28).
///
/// An ordinary run uses a few thousand inputs; `LONGPRESS_FUZZ=100000`, as `Tests/run --all` sets it, uses that many.
/// `LONGPRESS_SEED` selects other inputs.
@Suite("The HTML reader, given any input")
struct HTMLFuzzTests {
    static let lanes = 8
    static let count = environment("LONGPRESS_FUZZ").flatMap { Int($0) } ?? 2000
    static let seed = SeededGenerator.seed(or: 1)

    @Test("survives", arguments: 0..<lanes)
    func mutated(lane: Int) throws {
        var random = SeededGenerator(seed: Self.seed &* 1000 &+ UInt64(lane))
        for number in 0..<Self.count / Self.lanes {
            let input = random.mutatedHTML()
            let document = try #require(HTMLReader.read(input))
            let content = document.content.withEvenParagraphs
            // The content can be written and read again: it contains nothing that would get lost.
            let again = try #require(HTMLReader.read(HTMLWriter.document(content, title: "")))
            #expect(
                again.content.exactly == content.exactly,
                "input \(number) of lane \(lane): \(String(decoding: input, as: UTF8.self).debugDescription)")
        }
    }
}

extension SeededGenerator {
    /// Returns HTML as programs write it, with bytes and tags changed, moved, duplicated and truncated.
    mutating func mutatedHTML() -> [UInt8] {
        var bytes = Array(Self.samples.randomElement(using: &self)!.utf8)
        for _ in 0..<number(1...12) {
            let place = number(0...bytes.count)
            switch number(0...8) {
            case 0 where place < bytes.count: bytes[place] = UInt8(number(0...255))
            case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &self)!.utf8, at: place)
            case 2: bytes.removeSubrange(place..<min(bytes.count, place + number(0...20)))
            case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + number(0...200))], at: place)
            case 4: bytes.removeLast(number(0...bytes.count / 4))
            case 5: bytes.insert(UInt8(number(0...255)), at: place)
            case 6: bytes.insert(contentsOf: "<\(Self.names.randomElement(using: &self)!)>".utf8, at: place)
            case 7: bytes.insert(contentsOf: "</\(Self.names.randomElement(using: &self)!)>".utf8, at: place)
            default:
                let piece = Array(Self.pieces.randomElement(using: &self)!.utf8)
                bytes.insert(contentsOf: (0..<number(1...40)).flatMap { _ in piece }, at: place)
            }
        }
        return bytes
    }

    static let names = [
        "b", "i", "u", "p", "div", "span", "br", "pre", "table", "tr", "td", "th", "ul", "ol", "li", "figure",
        "figcaption",
        "img", "q", "a", "font", "script", "style", "title", "textarea", "select", "option", "body", "html", "head",
        "form", "h1", "svg", "math", "x-b", "o:p", "template", "frameset", "plaintext", "xmp", "object", "meta", "dd",
    ]

    static let pieces = [
        "<", ">", "&", "&#", "&#x", ";", "\"", "'", "=", "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE", "<?", "</",
        "/>",
        "\0", "\r", "\n", "\u{A0}", "\u{2028}", "\u{2029}", "&#0;", "&#xFFFE;", "&#13;", "&#8233;",
        "&nbsp;",
        "style=\"white-space:pre\"", "data:image/png;base64,AAAA", "<span data-char=\"c\">",
        "<span data-char=\"0 d800 a\">",
        "<p data-end=\"d\">", "<p data-end=\"2029 a\">", "<meta name=generator content=Longpress>",
        "<meta charset=utf-16>", "<meta charset=shift_jis>", "<!--StartFragment-->", "<!--EndFragment-->",
        "<br class=Apple-interchange-newline>", "\u{1F642}", "<td>", "<p dir=rtl>", "&amp;", "&notanentity",
        "font:bold", "<style>", "</style>", "{", "}", ":", "content:", "counter(", "list-style-type:", "\\", "/*", "*/",
        "@media{", "<ruby><rt>", "<ol type=a reversed>", "<li value=-5>", "<details>", "style='display:none'",
        "style='mso-list:ignore'", "style='mso-tab-count:9'", "text-transform:uppercase",
    ]

    static let samples =
        (ClipboardFragment.all.map(\.html) + [
            HTMLSamples.chromium, HTMLSamples.firefox, HTMLSamples.libreOffice, HTMLSamples.word,
            HTMLSamples.googleDocs,
            HTMLSamples.thunderbird, HTMLSamples.libreOfficeTable,
            String(
                decoding: HTMLWriter.document(
                    NoteContent(
                        text: RichText("one\ntwo\r\n three\u{2029}", .init(styles: [.bold], direction: .rightToLeft)),
                        figures: [.init(bytes: [1, 2, 3], type: "image/png", name: "a", caption: "b")]), title: "x"),
                as: UTF8.self),
        ])
}
