import Documents
import Formats
import Markup
import TestSupport
import XCTest

@testable import Gtk
@testable import LongpressApp
@testable import Notes
@testable import Platform

/// Line ends in a note are line feeds, wherever text comes from; a text file is written with the line ends it had.
final class LineFeedTests: GtkTestCase {
    /// Text from an input method, from GTK's own paste with the middle button, and from a GTK drop.
    func testTextInsertedByGtkHasLineFeeds() {
        let note = EditedNote("<>")
        note.move(to: 1)
        note.typing.toggle(.bold)
        note.commit("a\r\nb\rc\u{2028}d\u{2029}e\n")
        XCTAssertEqual(Array(note.buffer.text.utf8), Array("<a\nb\nc\nd\ne\n>".utf8))
        XCTAssertEqual(note.buffer.insertionPoint, 11)
        XCTAssertTrue(note.buffer.has(.bold, in: 1..<11))
        XCTAssertEqual(note.history.undoName, "Typing")
        XCTAssertEqual(note.textsUndone(), ["<>"])
        note.commit("\u{FEFF}")
        XCTAssertEqual(note.buffer.text, "<>")
    }

    func testTextInsertedByTheProgramKeepsItsLineEnds() {
        let note = EditedNote()
        note.buffer.insert(RichText("a\r\nb\u{2029}"), at: 0)
        XCTAssertEqual(Array(note.buffer.text.utf8), Array("a\r\nb\u{2029}".utf8))
    }

    func testAFileIsWrittenWithItsLineEnds() throws {
        let folder = try TemporaryFolder()
        let file = File(path: folder.path + "/a.txt")
        // The pieces are cut inside line ends.
        let pieces = ["one\n", "two\r", "\nthree\n\r"].enumerated().map {
            TextMirror.Piece(id: $0.offset, text: RichText($0.element))
        }
        let snapshot = NoteSnapshot(pieces: pieces, pictures: [])
        let files: [(NoteFormat, LineEnd, Bool, String)] = [
            (.text, .both, true, "\u{FEFF}one\r\ntwo\nthree\r\n\r"), (.text, .lineFeed, false, "one\ntwo\r\nthree\n\r"),
            (.markdownSource, .carriageReturn, false, "one\rtwo\r\nthree\r\n"),
            (.markdown, .both, false, "one\r\n\r\ntwo\r\n\r\nthree\r\n"),
        ]
        for (format, lineEnd, hasMark, expected) in files {
            _ = try awaiting("writing") {
                try await snapshot.write(
                    to: file, as: NoteLocation(format: format, hasMark: hasMark, lineEnd: lineEnd), expecting: .anything
                )
            }
            let written = folder.read("a.txt").map { Array($0.utf8) }
            XCTAssertEqual(written, Array(expected.utf8), "\(format) \(lineEnd)")
        }
    }

    func testCopiedTextHasLineFeeds() throws {
        let note = EditedNote()
        note.buffer.insert(RichText("a\r\nb\u{2029}c\r"), at: 0)
        let copied = CopiedText(0..<7, of: note.buffer)
        XCTAssertEqual(try awaiting("the text") { await copied.plain }, "a\nb\nc\n")
        for form in CopiedText.Form.usual {
            let text = String(decoding: try awaiting("the text") { await copied.bytes(as: form) }, as: UTF8.self)
            XCTAssertFalse(text.unicodeScalars.contains { ["\r", "\u{2029}"].contains($0) }, "\(form)")
            XCTAssertFalse(text.contains("data-"), text)
        }
    }

    /// A caption without other line ends is unchanged; other line ends in a caption become line feeds.
    func testPastedCaptionsHaveLineFeeds() throws {
        let svg = Base64.encode(EditedNote.file.bytes)
        let page = "<img alt='one&#13;&#10;two' src='data:image/svg+xml;base64,\(svg)'>"
        let pasted = try awaiting("reading") {
            try await PastedContent.read(from: OfferedForms(texts: [("text/html", page)]))
        }
        XCTAssertEqual(pasted?.pictures.first?.caption, "one\ntwo")
    }
}
