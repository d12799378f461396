import Files
import Formats
import Platform
import RichText
import TestSupport
import Testing

@testable import Notes

/// The line that a list shows below a note's title.
struct NoteSummaryTests {
    @Test(
        arguments: [
            ("Milk and bread\nEggs", "Shopping", "Milk and bread"),
            // A note is usually named after its first line.
            ("Shopping\nMilk  and\tbread", "Shopping", "Milk and bread"),
            ("Shopping:\n\n  \nMilk", "Shopping", "Milk"),
            ("Shopping", "Shopping", ""), ("\n \n", "Empty", ""), ("\u{FFFC}\n---\nWords", "A", "Words"),
        ])
    func theLineIsTheFirstThatDiffersFromTheTitle(text: String, title: String, line: String) {
        #expect(NoteSummary(of: text).line(under: title) == line)
    }

    @Test func onlyAPartOfALongLineIsKept() {
        let line = NoteSummary(of: String(repeating: "long ", count: 10_000)).line(under: "")
        #expect(line.count == 160)
    }

    private func summary(_ bytes: [UInt8], named name: String) throws -> String {
        let folder = try TemporaryFolder()
        let file = File(path: try folder.write(bytes, to: name))
        let format = try #require(NoteFormat(named: name))
        return try NoteSummary(of: file, format, Cancellation()).line(under: "")
    }

    @Test func aSummaryIsReadFromEachKindOfFile() throws {
        let page = HTMLWriter.document(NoteContent(text: RichText("Of a page")), title: "t")
        #expect(try summary(page, named: "a.html") == "Of a page")
        #expect(try summary(Array("**Bold** words\n\nmore".utf8), named: "a.md") == "Bold words")
        #expect(try summary(Array("Plain\nmore".utf8), named: "a.txt") == "Plain")
        #expect(try summary([], named: "a.html") == "")
        #expect(try summary([0xFF, 0xFE, 0x41, 0, 0x42, 0], named: "a.txt") == "AB")
        #expect(try summary([0x63, 0x61, 0x66, 0xE9], named: "a.txt") == "café")
    }

    /// Only the beginning of a long file is read, and it isn't cut within a letter.
    @Test(arguments: 0..<4) func aLongFileIsCutBetweenLetters(shift: Int) throws {
        let text = String(repeating: "x", count: shift) + String(repeating: "한", count: 100_000)
        for name in ["a.txt", "a.html"] {
            let line = try summary(Array(text.utf8), named: name)
            #expect(line == String(text.prefix(160)))
        }
    }
}
