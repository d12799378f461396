import RichText
import Testing

@testable import Formats

/// Text pasted from other programs keeps its headings, lists, links, quotations, styles, and table rows (R16).
///
/// The fragments are written by hand in the style of each program. The expected text distinguishes list items from lines that
/// begin like one.
@Suite("Pasting from other programs")
struct PastingTests {
    private func check(_ fragment: ClipboardFragment) throws {
        let document = try #require(HTMLReader.read(Array(fragment.html.utf8)))
        #expect(document.content.text.structured == fragment.expected, "\(fragment.name)")
        #expect(document.isComplete)
    }

    @Test("Word's documents", arguments: ClipboardFragment.wordDocuments)
    func word(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Google's documents", arguments: ClipboardFragment.googleDocuments)
    func google(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("LibreOffice's documents", arguments: ClipboardFragment.libreOfficeDocuments)
    func libreOffice(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Pages, letters and notes", arguments: ClipboardFragment.pages)
    func pages(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test("Tables", arguments: ClipboardFragment.tables)
    func tables(fragment: ClipboardFragment) throws { try check(fragment) }

    @Test(
        "A table of ten thousand cells has a line for each row, and tabs for a limited number of columns")
    func largeTables() throws {
        func table(_ cell: String, _ rows: Int, _ columns: Int) throws -> String {
            let row = "<tr>" + String(repeating: cell, count: columns)
            let html = "<table>" + String(repeating: row, count: rows) + "</table>"
            return try #require(HTMLReader.read(Array(html.utf8))).content.text.text
        }
        let line = Array(repeating: "a", count: 10).joined(separator: "\t")
        #expect(try table("<td>a</td>", 1000, 10) == Array(repeating: line, count: 1000).joined(separator: "\n"))
        #expect(try table("<td><p>a</p></td>", 1, 10_000).count == 19_999)
        #expect(try table("<td colspan=1000 rowspan=9999>a</td>", 100, 100).utf8.count < 2_000_000)
    }

    @Test("Letters instead of numbers, and everything a table in a file loses, are reported")
    func losses() throws {
        func losses(_ html: String) throws -> PageLosses { try #require(HTMLReader.read(Array(html.utf8))).losses }
        #expect(try losses("<ol><li>a<ol type=a><li>b</ol></ol>").count(of: .lists) == 1)
        #expect(try losses("<ol><li>a<ol><li>b</ol></ol>").isEmpty)
        #expect(try losses("<table><tr><td colspan=2>a<tr><td>b<td>c</table>").count(of: .tables) == 1)
        #expect(try losses("<span style='background: yellow'>a</span>").count(of: .looks) == 1)
    }

    @Test("Tabs are copied in the ways that programs keep them, and are tabs when pasted back")
    func copiedTabs() throws {
        let text = RichText("a\tb\nc\t\td")
        let html = String(decoding: HTMLWriter.fragment(text), as: UTF8.self)
        // Browsers use the white-space style and Word its own style; LibreOffice only accepts a tab as a character reference.
        #expect(
            html.contains(#"a<span class="Apple-tab-span" style="white-space: pre; mso-tab-count: 1">&#9;</span>b"#))
        #expect(try #require(HTMLReader.read(Array(html.utf8))).content.text == text)
        // In a file, tabs are written literally.
        let file = HTMLWriter.document(NoteContent(text: text), title: "t")
        #expect(String(decoding: file, as: UTF8.self).contains("a\tb"))
    }
}

extension RichText {
    /// The text, with Markdown's signs for each paragraph's style, items in nested lists indented by two spaces, and styled runs
    /// between marks: *bold*, /italic/, _underlined_, ~struck~, =highlighted=, `code`, [link](address).
    fileprivate var structured: String {
        var (result, numbers) = ("", ListNumbers())
        forEachParagraph { paragraph in
            let number = numbers.next(paragraph.style)
            if case .item(let mark, let level) = paragraph.style {
                result += String(repeating: "  ", count: level) + Markdown.sign(of: mark, number ?? 0)
            }
            result += Markdown.prefixes.first { $0.key == paragraph.style }?.value ?? ""
            for piece in paragraph.pieces {
                let marks = Self.marks.filter { piece.styles.contains($0.key) }.map(\.value).joined()
                let text = marks + piece.text + marks.reversed()
                result += piece.link.map { "[\(text)](\($0))" } ?? text
            }
            result += paragraph.end
        }
        return result
    }

    private static let marks: KeyValuePairs<TextStyle, String> = [
        .underline: "_", .italic: "/", .bold: "*", .strikethrough: "~", .highlight: "=", .code: "`",
    ]
}
