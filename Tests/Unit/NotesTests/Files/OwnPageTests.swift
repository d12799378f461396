import Formats
import RichText
import Testing

@testable import Notes
@testable import Platform

/// A page is one of the app's own notes only if writing it again loses nothing; otherwise saving creates a new file (R28).
@Suite("A page is ours if writing it again gives the same file")
struct OwnPageTests {
    private static let note: NoteContent = {
        var text = RichText("Plain & ")
        text.append("bold\n\n", .init(styles: [.bold]))
        text.append("שלום", .init(direction: .rightToLeft))
        let picture = NoteContent.Figure(
            bytes: (0..<2000).map { UInt8(truncatingIfNeeded: $0) }, type: "image/png", name: "a.png",
            caption: "Two < three")
        return NoteContent(text: text, figures: [picture])
    }()
    private static let page = String(decoding: HTMLWriter.document(note, title: "trip"), as: UTF8.self)

    private func read(_ page: String) async throws -> LoadedNote {
        try await LoadedNote.read(Array(page.utf8), as: .html)
    }

    private func expectOurs(_ page: String) async throws {
        let note = try await read(page)
        #expect(note.location.foreign == nil)
        let again = HTMLWriter.document(
            NoteContent(text: note.text, figures: note.figures), title: try #require(note.location.title))
        #expect(String(decoding: again, as: UTF8.self) == page)
    }

    @Test("unchanged, with any title or none")
    func ours() async throws {
        try await expectOurs(Self.page)
        for title in ["", " ", "My &amp; <trip>", "a\u{2028}b\n", "  two  ", "שלום"] {
            try await expectOurs(String(decoding: HTMLWriter.document(Self.note, title: title), as: UTF8.self))
        }
        try await expectOurs(String(decoding: HTMLWriter.document(NoteContent(), title: "empty"), as: UTF8.self))
    }

    @Test("Anything else in it makes it another program's", arguments: changes)
    func changed(_ change: Change) async throws {
        #expect(change.page != Self.page, "\(change.old) isn't in it")
        let message = try #require(try await read(change.page).location.foreign?.message)
        let losses = change.losses.map { " \($0)" } ?? ""
        #expect(message == "This note was changed by another program.\(losses) Saving creates a new file.")
    }

    struct Change: Sendable, CustomTestStringConvertible {
        var old: String
        var new: String
        /// The losses in the message.
        var losses: String?
        var testDescription: String { new }
        var page: String { OwnPageTests.page.replacing(old, with: new) }

        init(_ old: String, _ new: String, _ losses: String? = nil) {
            (self.old, self.new) = (old, new)
            self.losses = losses.map { "It contains \($0), which Longpress can’t keep." }
        }
    }

    private static let changes = [
        Change("</p>\n<figure>", "</p>\n<img src=\"photo.png\">\n<figure>", "an image that isn’t embedded"),
        Change("data:image/png;base64,", "https://example.invalid/#", "an image that isn’t embedded"),
        Change("</body>", "<!-- mine -->\n</body>", "a comment"),
        Change("margin: 1em 0", "margin: 2em 0", "a style sheet"),
        Change("</style>", "</style>\n<style>b { color: red }</style>", "a style sheet"),
        Change("</style>", "</style>\n<link rel=\"stylesheet\" href=\"x.css\">", "a style sheet"),
        Change("<body>", "<body>\n<script>x()</script>", "a script"),
        Change("<b>bold", "<b onclick=\"x()\">bold", "a script"),
        Change("<b>", "<b style=\"color: red\">", "colours and other styles"),
        Change("<b>bold</b>", "<a href=\"x.html\">bold</a>", "a link"),
        Change("<b>bold</b>", "<b>bold<span hidden>er</span></b>", "hidden text"),
        Change("<p dir=\"auto\">Plain", "<h4>Plain", "a heading"),
        // Nothing is lost that a user would notice, but the page isn't the same.
        Change("<b>", "<strong>"), Change("\n", "\r\n"), Change("</p>\n", "</p>"), Change("</p>\n", "</p>\n\n"),
        Change("<!DOCTYPE html>", "\u{FEFF}<!DOCTYPE html>"), Change("</html>\n", "</html>"),
        Change("</html>\n", "</html>\n "), Change("&amp;", "&"), Change("Two &lt; three\" data", "Two\" data"),
        Change("<title>trip</title>\n", ""), Change("AAECAwQF", "AAECAwQF\n"), Change("</body>\n</html>\n", ""),
    ]

    @Test("Even attributes that no one would miss are reported")
    func details() async throws {
        for page in [
            Self.page.replacing("<p dir", with: "<p class=\"x\" dir"),
            Self.page.replacing("<html>", with: "<html lang=de>"),
            Self.page.replacing("<meta", with: "<meta name=author content=me>\n<meta"),
        ] {
            #expect(
                try await read(page).location.foreign?.message
                    == "This note was changed by another program. It contains details that Longpress can’t keep. "
                    + "Saving creates a new file.")
        }
    }

    @Test("Other programs' pages are reported as foreign")
    func others() async throws {
        func message(_ page: String) async throws -> String? { try await read(page).location.foreign?.message }
        let start = "This page was made by another program."
        #expect(try await message("<p>one") == "\(start) Saving creates a new file.")
        #expect(
            try await message(
                "<link rel=stylesheet href=x><p>a<img src=1.png><img src=2.png><img src=3.png><!-- b --><script>c</script>"
            )
                == "\(start) It contains 3 images that aren’t embedded, a style sheet, a script and a comment, which "
                + "Longpress can’t keep. Saving creates a new file.")
        for nothing in ["", " \n"] { #expect(try await message(nothing) == nil) }
    }

    @Test("A page that could be read only in part is reported")
    func cut() async throws {
        let page = String(repeating: "<b>", count: 30_000) + "a" + String(repeating: "</i>", count: 200_000)
        let note = try await read(page)
        #expect(note.text.text == "a")
        #expect(
            note.location.foreign?.message
                == "This page was made by another program. Only the beginning could be read, because "
                + "the content is nested too deeply. Saving creates a new file.")
        // Whatever it claims to be.
        #expect(try await read(Self.page.replacing("שלום", with: page)).location.foreign != nil)
    }
}
