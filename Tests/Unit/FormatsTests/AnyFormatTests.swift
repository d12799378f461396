import Markup
import Randomness
import Testing

@testable import Formats

/// Whatever bytes are in a page or a text, reading them never crashes (R28): a trap would end this test program, too.
///
/// An ordinary run uses a few thousand inputs of each kind; `LONGPRESS_FUZZ=100000`, as `Tests/run --all` sets it, uses that
/// many. `LONGPRESS_SEED` selects other inputs.
@Suite("The readers of formats, given any bytes")
struct AnyFormatTests {
    @Test("don't crash", arguments: readers)
    func survives(_ reader: BytesReader) { reader.readAnything() }

    static let readers = [
        BytesReader(
            "Markdown", [markdown], pieces: ["**", "_", "`", "\\", "[", "](", "<u>", "</u>", "***_", "\n\n", "&#", "&"]
        ) {
            _ = Markdown.read(String(decoding: $0, as: UTF8.self))
        },
        BytesReader(
            "plain text of an unknown charset", ["Grüße, 한국어\r\n"],
            pieces: ["\u{FEFF}", "\0", "<meta charset=utf-16>"]
        ) {
            _ = CharsetGuess.utf8($0, declared: nil, looksInside: true)
        },
        BytesReader("pictures within a page", [page], pieces: [";base64,", "<img src=\"", "'", "#0", "=", "%20"]) {
            var bytes = $0
            _ = EmbeddedPictures(cutFrom: &bytes)
            _ = AttributeLimit.applied(to: $0)
            _ = FormattingTags.renamed(in: $0)
            _ = Base64.decode($0[...])
        },
    ]

    private static let markdown = """
        # Title

        A **bold *and italic*** word, `code`, <u>underlined</u>, [a link](https://example.org/a_b "title").

        - one
            1. two\\
        three

        > quoted &amp; said

        """

    private static let page =
        "<p>Text</p><img alt=a src=\"data:image/png;base64," + String(repeating: "iVBORw0KGgo=", count: 100)
        + "\"><b title='x'>c</b>"
}
