import Files
import Formats
import TestSupport
import Testing

@testable import Notes
@testable import Platform

/// The words of a note for a search.
struct NoteWordsTests {
    private func words(_ content: String, named name: String) throws -> String {
        let folder = try TemporaryFolder()
        let file = File(path: try folder.write(content, to: name))
        return try NoteWords.read(file, try #require(NoteFormat(named: name)), Cancellation())
    }

    /// Pictures are left out, and the text after them is found.
    @Test func wordsAfterAPictureAreFound() throws {
        let picture = String(repeating: "iVBORw0KGgo+/=\n", count: 700_000)
        let page = "<p>before</p><img src=\"data:image/png;base64,\(picture)\"><p>behind; base64,x</p>"
        let found = try words(page, named: "a.html")
        #expect(found.contains("before"))
        #expect(found.contains("behind; base64,x"))
        #expect(found.count < 100)
    }

    @Test func textIsReadUnchanged() throws {
        #expect(try words("one;base64,two", named: "a.txt") == "one;base64,two")
        #expect(try words("# **one**", named: "a.md") == "# **one**")
    }

    @Test(arguments: 1...12) func dataIsLeftOutWhereverItIsCut(length: Int) {
        let page = Array("<a;base64,QUJD\"><b;;base64,QQ==;base64,Q'>end;base6".utf8)
        var (rest, data) = ([UInt8](), EmbeddedData())
        for start in stride(from: 0, to: page.count, by: length) {
            rest += data.removed(from: Array(page[start..<min(start + length, page.count)]))
        }
        #expect(String(decoding: rest, as: UTF8.self) == "<a;base64,\"><b;;base64,;base64,'>end;base6")
    }
}
