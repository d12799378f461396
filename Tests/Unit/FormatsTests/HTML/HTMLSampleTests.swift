import RichText
import Testing

@testable import Formats

/// Content that browsers, word processors and mail programs put on the clipboard is pasted as it looks there (R16).
@Suite("HTML as other programs write it")
struct HTMLSampleTests {
    @Test(
        "is read by its meaning",
        arguments: [
            (HTMLSamples.chromium, HTMLSamples.chromiumText), (HTMLSamples.firefox, HTMLSamples.firefoxText),
            (HTMLSamples.libreOffice, HTMLSamples.libreOfficeText),
            (HTMLSamples.libreOfficeTable, HTMLSamples.libreOfficeTableText), (HTMLSamples.word, HTMLSamples.wordText),
            (HTMLSamples.googleDocs, HTMLSamples.googleDocsText),
            (HTMLSamples.thunderbird, HTMLSamples.thunderbirdText),
        ])
    func samples(html: String, expected: String) throws {
        let document = try #require(HTMLReader.read(Array(html.utf8)))
        let text = document.content.text.marked
        #expect(text == expected)
        #expect(document.isComplete && !document.isMarkedAsOwn && !document.losses.isEmpty)
    }
}
