import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Rich text is pasted from real programs into the app (R16). Their clipboard contents are also stored as files, which are always
/// tested: `HTMLClipboardTests`.
final class ProgramsClipboardTests: ProgramTestCase {
    /// The expected text in the app, as Markdown.
    private static let expected = """
        Plain, **bold**, *italic*, <u>underlined</u> and <u>***all three***</u>.

        שלום **עולם**

        * first
        * second *item*

        A [link](https://example.org/?a=1&b=2), ~~struck~~, “quoted” — 😀.

        one\ttwo

        three\t**four**
        """

    /// Headings, nested lists, a quotation, marked words and code, and cells that span two columns.
    private static let page = """
        <!DOCTYPE html><meta charset=utf-8><title>Sample</title><h1>Garden</h1><h2>In <b>spring</b></h2><ol><li>dig<ol
        style="list-style-type: lower-alpha"><li>deep<li>wide</ol><li>sow</ol><ul><li>water<ul><li>often</ul></ul><blockquote>A
        quotation.</blockquote><p><span style="background: #ffff00">marked</span> and <code>coded</code></p><table><tr><td
        colspan=2>one<td>two<tr><td>three<td>four<td>five</table>
        """
    private static let expectedOfPage = """
        # Garden

        ## In spring

        1. dig
           1. deep
           2. wide
        2. sow
        * water
          * often

        > A quotation.

        <mark>marked</mark> and `coded`

        one\t\ttwo

        three\tfour\tfive
        """

    func testAPageFromChromiumIsPasted() throws {
        try copyAll(in: startChromium(folder.write(Self.page, to: "page.html"), title: "Sample"), offering: "text/html")
        try expectPasted(Self.expectedOfPage)
    }

    func testAPageFromFirefoxIsPasted() throws {
        try copyAll(in: startFirefox(folder.write(Self.page, to: "page.html"), title: "Sample"), offering: "text/html")
        try expectPasted(Self.expectedOfPage)
    }

    func testAPageFromLibreOfficeIsPasted() throws {
        try convert(folder.write(Self.page, to: "page.html"), to: "odt:writer8", from: "HTML (StarWriter)")
        try copyAll(in: startWriter(folder.path + "/page.odt"), offering: "text/html")
        try expectPasted(Self.expectedOfPage)
    }

    func testTextFromChromiumIsPasted() throws {
        try copyAll(in: startChromium(original.path, title: "Sample"), offering: "text/html")
        try expectPasted(Self.expected)
    }

    func testTextFromFirefoxIsPasted() throws {
        try copyAll(in: startFirefox(original.path, title: "Sample"), offering: "text/html")
        try expectPasted(Self.expected)
    }

    func testTextFromLibreOfficeIsPasted() throws {
        try convert(original.path, to: "odt:writer8", from: "HTML (StarWriter)")
        try copyAll(in: startWriter(folder.path + "/original.odt"), offering: "text/html")
        try expectPasted(Self.expected)
    }

    func testTextFromTextEditorIsPasted() throws {
        let text = "One line\n\ttabbed  twice\n\n한국어 – “quoted”\n"
        let file = try folder.write(text, to: "text.txt")
        let window = try startProgram("gnome-text-editor", ["--standalone", file], title: "text.txt")
        try copyAll(in: window, offering: "text/plain;charset=utf-8")
        try pasteIntoNote(until: "quoted")
        // Only the file has a line end after the last line.
        try expectText(String(text.dropLast()))
    }

    private func expectPasted(_ markdown: String) throws {
        try pasteIntoNote(until: "four")
        try copyNote()
        XCTAssertEqual(try clipboard(as: "text/markdown").trimmingCharacters(in: .newlines), markdown)
    }
}
