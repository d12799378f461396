import Formats
import RichText
import Testing

@testable import Notes
@testable import Platform

/// Opening files, and whether they can be saved under their names without losses.
@Suite struct LoadedNoteTests {
    private func read(_ bytes: [UInt8], _ format: NoteFormat) async throws -> LoadedNote {
        try await LoadedNote.read(bytes, as: format)
    }

    @Test(arguments: [NoteFormat.text, .markdown])
    func textIsReadUnchanged(_ format: NoteFormat) async throws {
        let files = [
            ("one", "one"), ("# one\r\n\r\n* two *\n\n", "# one\n\n* two *\r\n\r\n"),
            ("+ tab\t and \u{FFFC} ü 😀\r", "+ tab\t and \u{FFFC} ü 😀\n"), ("\n\n\n", "\n\n\n"),
            ("a\u{2028}b\u{2029}c\r\n", "a\u{2028}b\u{2029}c\n"),
        ]
        for (text, inside) in files {
            let note = try await read(Array(text.utf8), format)
            #expect(note.text == RichText(inside))
            #expect(note.location.lineEnd.exchanged(Array(inside.utf8)) == Array(text.utf8))
            #expect(note.location.foreign == nil)
            #expect(note.location.format == (format == .text ? .text : .markdownSource))
        }
    }

    /// Markdown that would be the same after writing it again is displayed with its styles.
    @Test func ownMarkdownHasItsStyles() async throws {
        let note = try await read(Array("one **two**\n\n*three*\n".utf8), .markdown)
        #expect(note.location.format == .markdown)
        #expect(note.text.text == "one two\nthree")
        let other = try await read(Array("one __two__\n".utf8), .markdown)
        #expect(other.location.format == .markdownSource)
        #expect(other.text.text == "one __two__\n")
    }

    @Test func ownMarkdownMayHaveAnyLineEnds() async throws {
        let note = try await read(Array("one **two**\r\n\r\n*three*\r\n".utf8), .markdown)
        #expect(note.location.format == .markdown)
        #expect(note.location.lineEnd == .both)
        #expect(note.text.text == "one two\nthree")
        let mixed = try await read(Array("one **two**\r\n\n*three*\r\n".utf8), .markdown)
        #expect(mixed.location.format == .markdownSource)
    }

    @Test func aByteOrderMarkIsKeptApart() async throws {
        let note = try await read([0xEF, 0xBB, 0xBF] + Array("ü".utf8), .text)
        #expect(note.text == RichText("ü"))
        #expect(note.location.hasMark)
        #expect(note.location.foreign == nil)
    }

    /// Written in UTF-8 it would be a different file: it is saved under another name.
    @Test func otherCharsetsAreForeign() async throws {
        let latin = try await read(Array("Gr".utf8) + [0xFC] + Array("n".utf8), .text)
        #expect(latin.text == RichText("Grün"))
        #expect(
            latin.location.foreign?.message
                == "This file isn’t encoded in UTF-8. Saving creates a new file in UTF-8.")
        let wide = try await read([0x61, 0, 0x62, 0, 0xFC, 0, 0x63, 0], .text)
        #expect(wide.text == RichText("abüc"))
        #expect(wide.location.foreign == latin.location.foreign)
        let zeros = try await read(Array("ab\0c".utf8), .text)
        #expect(zeros.text == RichText("abc"))
        #expect(
            zeros.location.foreign?.message
                == "This file has characters that text can’t contain. Saving creates a new file without them.")
    }

    @Test func onlyOurOwnPagesCanBeSavedInPlace() async throws {
        let own = HTMLWriter.document(NoteContent(text: RichText("one")), title: "t")
        #expect(try await read(own, .html).location.foreign == nil)
        #expect(try await read(Array("<p>one<script>x</script>".utf8), .html).location.foreign != nil)
        #expect(try await read([], .html).location.foreign == nil)
    }

    /// A picture that can't be displayed couldn't be written again.
    @Test func aPageWithADamagedPictureIsForeign() async throws {
        let figure = NoteContent.Figure(bytes: [1, 2, 3], type: "image/png", name: "bad.png", caption: "c")
        let note = try await read(HTMLWriter.document(NoteContent(figures: [figure]), title: "t"), .html)
        let pictures = try await note.decodedPictures()
        #expect(
            note.location(with: pictures).foreign?.message == """
                Some images can’t be shown; the file keeps them.
                “bad.png”: It isn’t an image. Choose a \(PictureFile.typeNames) file.
                """)
        #expect(note.location(with: LoadedPictures()).foreign == nil)
        #expect(pictures.failures.map(\.name) == ["bad.png"])
        #expect(pictures.pictures.isEmpty)
    }

    @Test func lossesAreReported() {
        let bold = RichText("b", .init(styles: [.bold]))
        #expect(NoteFormat.html.loss(of: bold, pictures: 3) == nil)
        #expect(NoteFormat.text.loss(of: RichText("plain"), pictures: 0) == nil)
        #expect(NoteFormat.text.loss(of: bold, pictures: 0) == "A text file can’t keep the note’s styles.")
        #expect(NoteFormat.text.loss(of: bold, pictures: 2) == "A text file can’t keep the note’s styles and images.")
        #expect(NoteFormat.markdown.loss(of: bold, pictures: 0) == nil)
        #expect(NoteFormat.markdown.loss(of: bold, pictures: 1) == "A Markdown file can’t keep the note’s images.")
        #expect(
            NoteFormat.markdownSource.loss(of: bold, pictures: 0) == "A Markdown file can’t keep the note’s styles.")
    }
}
