import Documents
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkEditor
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// All endings of Markdown files are recognised, both for writing and for reading (R13, R16).
final class MarkdownExtensionTests: GtkTestCase {
    private static let names = ["a.md", "a.markdown", "a.mkd", "A.MKD"]

    func testASharedTextIsWrittenAsMarkdown() throws {
        let buffer = TextBuffer()
        buffer.installParagraphStyles()
        buffer.installStyles()
        buffer.text = "bold"
        buffer.set(.bold, true, in: 0..<4)
        let part = try XCTUnwrap(SharedContent.text(CopiedText(0..<4, of: buffer), title: "Note").parts.first)
        for name in Self.names {
            let bytes = try awaiting("the text") { try await part.bytes(name) }
            XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "**bold**\n", name)
        }
        let plain = try awaiting("the text") { try await part.bytes("a.txt") }
        XCTAssertEqual(String(decoding: plain, as: UTF8.self), "bold\n")
    }

    func testAPastedFileIsReadAsMarkdown() throws {
        let folder = try TemporaryFolder()
        for name in Self.names {
            let file = File(path: try folder.write("**bold**", to: name))
            let pasted = try awaiting("reading") { try await PastedFiles.read([file]) }
            XCTAssertEqual(pasted.failures, [])
            XCTAssertEqual(pasted.text, RichText("bold", .init(styles: [.bold])), name)
        }
    }
}
