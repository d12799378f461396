import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Rich text goes from real programs to the app over the clipboard (R16). What they put there is also kept as files, which
/// are always read: `HTMLClipboardTests`.
final class ProgramsClipboardTests: ProgramTestCase {
    /// As it looks in the app, in Markdown.
    private static let expected = """
        Plain, **bold**, *italic*, <u>underlined</u> and <u>***all three***</u>.

        שלום **עולם**

        • first

        • second *item*

        A link, struck, “quoted” — 😀.

        one\ttwo

        three\t**four**
        """

    func testTextFromChromium() throws {
        try copyAll(in: startChromium(original.path, title: "Sample"), offering: "text/html")
        try expectPasted(Self.expected)
    }

    func testTextFromFirefox() throws {
        try copyAll(in: startFirefox(original.path, title: "Sample"), offering: "text/html")
        try expectPasted(Self.expected)
    }

    func testTextFromLibreOffice() throws {
        try convert(original.path, to: "odt:writer8", from: "HTML (StarWriter)")
        try copyAll(in: startWriter(folder.path + "/original.odt"), offering: "text/html")
        try expectPasted(Self.expected)
    }

    func testTextFromTextEditor() throws {
        let text = "One line\n\ttabbed  twice\n\n한국어 – “quoted”\n"
        let file = try folder.write(text, to: "text.txt")
        let window = try startProgram("gnome-text-editor", ["--standalone", file], title: "text.txt")
        try copyAll(in: window, offering: "text/plain;charset=utf-8")
        try pasteIntoNote(until: "quoted")
        // The last line has an end in the file only.
        try expectText(String(text.dropLast()))
    }

    private func expectPasted(_ markdown: String) throws {
        try pasteIntoNote(until: "four")
        try copyNote()
        XCTAssertEqual(try clipboard(as: "text/markdown").trimmingCharacters(in: .newlines), markdown)
    }
}
