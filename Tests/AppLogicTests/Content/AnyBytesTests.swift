import Gtk
import RichText
import TestSupport
import Testing

@testable import Documents
@testable import Platform
@testable import LongpressApp

/// Whatever stands in a file, a page, an answer or on a clipboard, nothing that reads it ends the program (R28): a trap in
/// one of these ends this program, too.
///
/// An ordinary run takes a few thousand inputs of each kind; `LONGPRESS_FUZZ=100000`, as `Tests/run --all` sets it, takes so
/// many. `LONGPRESS_SEED` makes them other ones.
@Suite("Given anything")
struct AnyBytesTests {
    static let count = environment("LONGPRESS_FUZZ").flatMap { Int($0) } ?? 2000

    /// What reads bytes from elsewhere, with bytes as they should be.
    struct Reader: Sendable, CustomStringConvertible {
        let description: String
        var samples: [String]
        var pieces: [String] = []
        let read: @Sendable ([UInt8]) -> Void

        init(_ name: String, _ samples: [String], pieces: [String] = [], read: @escaping @Sendable ([UInt8]) -> Void) {
            (description, self.samples, self.pieces, self.read) = (name, samples, pieces, read)
        }
    }

    @Test("it goes on", arguments: readers)
    func survives(_ reader: Reader) {
        var random = SeededGenerator(seed: SeededGenerator.seed(or: 1))
        let pieces = reader.pieces.map { Array($0.utf8) }
        for sample in reader.samples { reader.read(Array(sample.utf8)) }
        for _ in 0..<Self.count {
            reader.read(random.damaged(Array(reader.samples.randomElement(using: &random)!.utf8), pieces: pieces))
        }
    }

    static let readers = [
        Reader("settings", [settings], pieces: ["=-1\n", "=9223372036854775808\n", "=nan\n", "[", "]"]) {
            _ = try? KeptSettings($0)
        },
        Reader(
            "a journal's index", [index],
            pieces: ["picture ", "text ", " -1\n", " 9223372036854775807\n", "pose 2\nm3\n"]
        ) {
            _ = JournalEntry($0)
        },
        Reader(
            "a journal's text", [String(decoding: text.journalBytes, as: UTF8.self)],
            pieces: ["rbiu> 0\n\n", "end 0\n"]
        ) {
            _ = RichText(journalBytes: $0)
        },
        Reader(
            "a dictionary", [reply], pieces: ["\r\n.\r\n", "151 \"", "250 ok\r\n", "\u{301}", "{", "}", "\r\n     "]
        ) {
            _ = DictionaryReply($0)?.definitions.map(\.text)
        },
        Reader(
            "Markdown", [markdown], pieces: ["**", "_", "`", "\\", "[", "](", "<u>", "</u>", "***_", "\n\n", "&#", "&"]
        ) {
            _ = Markdown.read(String(decoding: $0, as: UTF8.self))
        },
        Reader(
            "plain text of a charset nobody knows", ["Grüße, 한국어\r\n"],
            pieces: ["\u{FEFF}", "\0", "<meta charset=utf-16>"]
        ) {
            _ = CharsetGuess.utf8($0, declared: nil, looksInside: true)
        },
        Reader("addresses in text", [addresses], pieces: ["+49 ", "(", "/", "@", "https://", "」", "www.", "tel:"]) {
            let text = String(decoding: $0, as: UTF8.self)
            for place in 0...3 { _ = TextAddress.find(at: place * 7, in: text) }
            _ = TextAddress.all(in: text)
        },
        Reader("pictures within a page", [page], pieces: [";base64,", "<img src=\"", "'", "#0", "=", "%20"]) {
            var bytes = $0
            _ = EmbeddedPictures(cutFrom: &bytes)
            _ = AttributeLimit.applied(to: $0)
            _ = FormattingTags.renamed(in: $0)
            _ = Base64.decode($0[...])
        },
        Reader("a type's charset", ["text/plain;charset=\"utf-8\"; q=1"], pieces: ["charset=", ";", "\""]) {
            _ = PastedContent.charset(in: String(decoding: $0, as: UTF8.self)).flatMap(Charset.init)
        },
    ]

    private static let settings =
        String(decoding: KeptSettings().bytes, as: UTF8.self) + """

            [Window]
            width=800
            height=600
            divider=300
            zoom=1.5
            images=true
            [Note 1]
            file=file:///tmp/a.html
            width=800
            """

    private static let text = RichText("one\ntwo", .init(styles: [.bold, .italic], direction: .rightToLeft))

    private static let index = """
        longpress-journal 1
        2
        title 3
        One
        format 4
        html
        text 1
        1
        picture 1
        2
        name 1
        a
        caption 1
        b
        pose 2
        m1
        end 0

        """

    private static let reply = """
        220 server <auth.mime>\r
        150 1 definitions retrieved\r
        151 "word" gcide "The Collaborative Dictionary"\r
        Word \\Word\\, n. [AS. word; akin to {OFries.} word.]\r
           1. The spoken sign of a conception.\r
              [1913 Webster]\r
        \r
        .\r
        250 ok\r
        221 bye\r

        """

    private static let markdown = """
        # Title

        A **bold *and italic*** word, `code`, <u>underlined</u>, [a link](https://example.org/a_b "title").

        - one
            1. two\\
        three

        > quoted &amp; said

        """

    private static let addresses = """
        See https://example.org/a_(b)?c=d#e, www.example.com, ada@example.org and +49 (0)30 1234-567 or 010-1234-5678
        「https://example.org/jp」です 2026-11-26 10.5 €
        """

    private static let page =
        "<p>Text</p><img alt=a src=\"data:image/png;base64," + String(repeating: "iVBORw0KGgo=", count: 100)
        + "\"><b title='x'>c</b>"
}
