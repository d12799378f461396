import Foundation
import RichText
import Testing

@testable import Formats

/// The exact bytes that Chromium 156 and LibreOffice Writer 7.4 put on the clipboard as `text/html` when all of `original.html`
/// is copied (R16). `Tests/run --all` makes the programs themselves copy it.
@Suite("HTML from the clipboards of real programs")
struct HTMLClipboardTests {
    private func read(_ name: String, file: String = #filePath) throws -> HTMLReader.Document {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Clipboards")
        let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(name)))
        return try #require(HTMLReader.read(bytes))
    }

    @Test(
        "is read as it looks in those programs",
        arguments: [
            ("original.html", "*four*"), ("chromium.html", "*four*"),
            // There is an empty paragraph after the table.
            ("libreoffice.html", "*four\n*\n"),
        ])
    func clipboards(name: String, last: String) throws {
        let document = try read(name)
        // A line's end has the style of the word before it.
        #expect(
            document.content.text.marked == """
                Plain, *bold*, /italic/, _underlined_ and _/*all three*/_.
                שלום *עולם
                *• first
                • second /item
                /A link, ~struck~, “quoted” — 😀.
                one\ttwo
                three\t
                """ + last)
        let paragraphs = document.content.text.paragraphs
        #expect(paragraphs.map(\.direction)[1] == .rightToLeft)
        #expect(document.isComplete && !document.isMarkedAsOwn && !document.losses.isEmpty)
    }
}
