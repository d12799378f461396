import TestSupport
import XCTest

@testable import Driving

/// A text file keeps its kind of line ends, whatever is typed and pasted; other programs get line feeds.
final class LineEndFileTests: FileTestCase {
    override var firstFile: (name: String, content: String)? { ("first.txt", "one\r\ntwo\r\n") }

    /// Opens a file, adds a line with Return, pastes lines with every kind of line end, and saves.
    private func edit(_ name: String, _ content: String) throws -> [UInt8] {
        try notes.write(content, to: name)
        try open(path(name))
        try expectTitle(name)
        try focusNote()
        try app.keyboard.press("ctrl+End")
        try app.keyboard.type("x\ny\n")
        try app.clipboard.offer([("text/plain;charset=utf-8", Array("\u{FEFF}a\nb\r\nc\rd\u{2028}e\u{2029}".utf8))])
        let before = try TestSupport.waitFor(
            "the typed lines", value: { try note.text }, until: { $0.hasSuffix("y\n") })
        try chooseInMenuBar("Edit", "Paste")
        try app.waitUntil("the pasted lines") { try note.text.unicodeScalars.count >= before.unicodeScalars.count + 10 }
        try expectText(before + "a\nb\nc\nd\ne\n")
        try save(name)
        return bytes(name)
    }

    func testTypedAndPastedLinesGetTheFilesLineEnds() throws {
        let lines = ["one", "two", "x", "y", "a", "b", "c", "d", "e", ""]
        for (name, end) in [("lf.txt", "\n"), ("crlf.txt", "\r\n"), ("cr.txt", "\r"), ("crlf.md", "\r\n")] {
            let bytes = try edit(name, "one\(end)two\(end)")
            XCTAssertEqual(bytes, Array(lines.joined(separator: end).utf8), name)
        }
        let marked = try edit("mark.txt", "\u{FEFF}one\r\ntwo\r\n")
        XCTAssertEqual(marked, Array(("\u{FEFF}" + lines.joined(separator: "\r\n")).utf8))
        let mixed = try edit("mixed.txt", "one\ntwo\r\nthree\r\nfour\r")
        XCTAssertEqual(
            mixed, Array("one\ntwo\r\nthree\r\nfour\rx\r\ny\r\na\r\nb\r\nc\r\nd\r\ne\r\n".utf8), "\(mixed)")
    }

    func testOtherProgramsGetLineFeeds() throws {
        try focusNote()
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("ctrl+c")
        for type in ["text/plain;charset=utf-8", "text/html", "text/markdown"] {
            try app.waitUntil("\(type) on the clipboard") { try app.clipboard.types().contains(type) }
            let bytes = try XCTUnwrap(app.clipboard.read(type: type))
            XCTAssertFalse(bytes.contains(0x0D), type)
            if type.hasPrefix("text/plain") { XCTAssertEqual(Array(bytes), Array("one\ntwo\n".utf8)) }
        }
    }
}
