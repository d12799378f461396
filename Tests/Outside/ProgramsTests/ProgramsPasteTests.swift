import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Text copied in the app is pasted into real programs with its styles (R16).
final class ProgramsPasteTests: ProgramTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try app.clipboard.offer([(type: "text/html", bytes: Array(Self.page.utf8))])
        try pasteIntoNote(until: "two")
        try copyNote()
    }

    private static let page = """
        <p>Plain, <b>bold</b>, <i>italic</i> and <u>underlined</u>.</p><p>A second line – 한국어.</p><p>one<span
        style="white-space: pre">&#9;</span>two</p>
        """

    func testTextIsPastedInChromium() throws { try expectPasted(in: startChromium(editor, title: "Editable")) }

    func testTextIsPastedInFirefox() throws { try expectPasted(in: startFirefox(editor, title: "Editable")) }

    func testTextIsPastedInLibreOffice() throws {
        let empty = try folder.write("<p>before</p>", to: "empty.html")
        try convert(empty, to: "odt:writer8", from: "HTML (StarWriter)")
        let document = folder.path + "/empty.odt"
        let window = try startWriter(document)
        let before = try Data(contentsOf: URL(fileURLWithPath: document))
        var tries = 0
        try TestSupport.waitUntil("the document to be saved", upTo: 120, every: 500) {
            if tries % 8 == 0 { try press("ctrl+a", "ctrl+v", in: window) }
            if tries % 8 == 4 { try press("ctrl+s", "Return", in: window) }
            tries += 1
            return try Data(contentsOf: URL(fileURLWithPath: document)) != before
        }
        stopProgram()
        try convert(document, to: "html")
        let html = try String(contentsOfFile: folder.path + "/empty.html", encoding: .utf8)
        for piece in ["<b>bold</b>", "<i>italic</i>", "<u>underlined</u>", "A second line", "one\ttwo"] {
            XCTAssertTrue(html.contains(piece), "\(piece) in \(html)")
        }
        XCTAssertFalse(html.contains("before"))
    }

    func testTextIsPastedInTextEditor() throws {
        let file = try folder.write("before", to: "text.txt")
        let window = try startProgram("gnome-text-editor", ["--standalone", file], title: "text.txt")
        var tries = 0
        try TestSupport.waitUntil("the file to be saved", upTo: 60, every: 500) {
            if tries % 8 == 0 { try press("ctrl+a", "ctrl+v", "ctrl+s", in: window) }
            tries += 1
            return try String(contentsOfFile: file, encoding: .utf8) != "before"
        }
        XCTAssertEqual(
            try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .newlines),
            "Plain, bold, italic and underlined.\nA second line – 한국어.\none\ttwo")
    }

    /// Returns an editable page, whose title becomes the pasted text, with marks for the computed styles.
    private var editor: String {
        get throws {
            try folder.write(
                """
                <meta charset=utf-8><title>Editable</title><body contenteditable><p>before
                <script>
                function marks(node) {
                    if (node.nodeType == 3) {
                        const style = getComputedStyle(node.parentElement)
                        const lines = getComputedStyle(node.parentElement).textDecorationLine
                        let text = node.data.replace('\\t', '→')
                        if (style.fontWeight >= 600) text = '*' + text + '*'
                        if (style.fontStyle == 'italic') text = '/' + text + '/'
                        if (lines == 'underline') text = '_' + text + '_'
                        return text
                    }
                    return node.nodeName == 'SCRIPT' ? '' : [...node.childNodes].map(marks).join('')
                }
                document.body.focus()
                document.addEventListener('input', () => { document.title = 'Pasted ' + marks(document.body) })
                </script>
                """, to: "editor.html")
        }
    }

    private func expectPasted(in window: String) throws {
        var title = ""
        var tries = 0
        try TestSupport.waitUntil("the text", upTo: 120, every: 500) {
            if tries % 8 == 0 { try press("ctrl+a", "ctrl+v", in: window) }
            tries += 1
            let asked = try start("xdotool", ["getwindowname", window])
            try asked.waitForExit()
            title = asked.standardOutput
            return title.hasPrefix("Pasted ")
        }
        let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        XCTAssertTrue(
            words.hasPrefix("Pasted Plain, *bold*, /italic/ and _underlined_.")
                && words.contains("A second line – 한국어.") && words.contains("one→two"), title)
    }
}
