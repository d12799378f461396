import Localization
import Testing

@testable import Notes
@testable import Platform

/// Notes without a file are named after their first line.
@Suite("Titles from the first line")
struct NoteTitleTests {
    @Test(
        "The first line that has words is the title",
        arguments: [
            ("Shopping list\nbread\nmilk", "Shopping list"), ("\n  \n\tTwo  words \u{FFFC}\n", "Two words"),
            ("한글 제목\n글", "한글 제목"), ("עברית\nx", "עברית"), ("# Heading", "# Heading"),
            ("3.30 at Anna’s", "3.30 at Anna’s"),
            ("🌻", "🌻"),
        ])
    func title(text: String, title: String) {
        #expect(NoteTitle.title(of: text) == title)
    }

    @Test("Without words there is no title", arguments: ["", " \n\n\t", "\u{FFFC}", "---\n...\n—"])
    func none(text: String) {
        #expect(NoteTitle.title(of: text) == nil)
        #expect(NoteTitle.fileName(of: text) == nil)
    }

    @Test("A long line is cut after a whole word, if that leaves enough of it")
    func long() {
        let line = "Hold the mouse button, or a finger, on this text, or right-click it"
        #expect(NoteTitle.title(of: line) == "Hold the mouse button, or a finger, on this…")
        #expect(NoteTitle.fileName(of: line) == "Hold the mouse button, or a finger, on this")
        #expect(NoteTitle.title(of: String(repeating: "가", count: 60)) == String(repeating: "가", count: 48) + "…")
        #expect(NoteTitle.title(of: "ab " + String(repeating: "c", count: 60))?.count == 49)
    }

    @Test("A file's name doesn't end in punctuation")
    func fileName() {
        #expect(NoteTitle.fileName(of: "To do:\nx") == "To do")
        #expect(NoteTitle.fileName(of: "Well… .") == "Well")
        #expect(NoteTitle.fileName(of: "a/b.txt") == "a/b.txt", "characters not allowed in names are left to FileName")
    }
}
