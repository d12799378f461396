import RichText
import Testing

@testable import Formats

/// Clipboard content from programs is pasted as it is displayed there: list markers, style sheets, breaks, ruby text, tabs and
/// hidden text (R16).
@Suite("Clipboard fragments")
struct ClipboardFragmentTests {
    private func check(_ fragment: ClipboardFragment) throws {
        let document = try #require(HTMLReader.read(Array(fragment.html.utf8)))
        let text = document.content.text.marked
        #expect(text == fragment.expected, "\(fragment.name)")
        #expect(document.isComplete && document.content.figures.isEmpty)
    }

    @Test("Word's", arguments: ClipboardFragment.word)
    func word(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Outlook's and Excel's", arguments: ClipboardFragment.office)
    func office(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("LibreOffice's", arguments: ClipboardFragment.libreOffice)
    func libreOffice(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Google Docs'", arguments: ClipboardFragment.googleDocs)
    func googleDocs(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Firefox' and Chromium's", arguments: ClipboardFragment.browsers)
    func browsers(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Thunderbird's, and those of Apple's and other programs", arguments: ClipboardFragment.others)
    func others(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Pages' style sheets", arguments: ClipboardFragment.styleSheets)
    func styleSheets(fragment: ClipboardFragment) throws { try check(fragment) }
}
