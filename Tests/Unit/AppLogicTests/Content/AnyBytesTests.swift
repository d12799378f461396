@testable import Notes
import Formats
import Gtk
import RichText
import TestSupport
import Testing

@testable import Documents
@testable import Pictures
@testable import Platform
@testable import LongpressApp

/// Whatever bytes are in a file, a page, a reply or a clipboard, reading them never crashes (R28): a trap would end this test
/// program, too.
///
/// An ordinary run uses a few thousand inputs of each kind; `LONGPRESS_FUZZ=100000`, as `Tests/run --all` sets it, uses that
/// many. `LONGPRESS_SEED` selects other inputs.
@Suite("The app's readers, given any bytes")
struct AnyBytesTests {
    @Test("don't crash", arguments: readers)
    func survives(_ reader: BytesReader) { reader.readAnything() }

    static let readers = [
        BytesReader("settings", [settings], pieces: ["=-1\n", "=9223372036854775808\n", "=nan\n", "[", "]"]) {
            _ = try? StoredSettings($0)
        },
        BytesReader(
            "a journal's index", [index],
            pieces: ["picture ", "text ", " -1\n", " 9223372036854775807\n", "pose 2\nm3\n"]
        ) {
            _ = JournalEntry($0)
        },
        BytesReader(
            "a journal's text", [String(decoding: text.journalBytes, as: UTF8.self)],
            pieces: ["rbiu> 0\n\n", "end 0\n"]
        ) {
            _ = RichText(journalBytes: $0)
        },
        BytesReader(
            "a dictionary", [reply], pieces: ["\r\n.\r\n", "151 \"", "250 ok\r\n", "\u{301}", "{", "}", "\r\n     "]
        ) {
            _ = DictionaryReply($0)?.definitions.map(\.text)
        },
        BytesReader("addresses in text", [addresses], pieces: ["+49 ", "(", "/", "@", "https://", "」", "www.", "tel:"])
        {
            let text = String(decoding: $0, as: UTF8.self)
            for place in 0...3 { _ = TextAddress.find(at: place * 7, in: text) }
            _ = TextAddress.all(in: text)
        },
        BytesReader("a type's charset", ["text/plain;charset=\"utf-8\"; q=1"], pieces: ["charset=", ";", "\""]) {
            _ = PastedContent.charset(in: String(decoding: $0, as: UTF8.self)).flatMap(Charset.init)
        },
    ]

    private static let settings =
        String(decoding: StoredSettings().bytes, as: UTF8.self) + """

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

    private static let addresses = """
        See https://example.org/a_(b)?c=d#e, www.example.com, ada@example.org and +49 (0)30 1234-567 or 010-1234-5678
        「https://example.org/jp」です 2026-11-26 10.5 €
        """
}
