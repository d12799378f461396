import Testing

@testable import Formats

/// The kind of a file that is opened.
@Suite struct FileKindTests {
    @Test(arguments: [
        ("a.html", "", FileKind.note(.html)), ("a.HTM", "text", .note(.html)), ("a.md", "# x", .note(.markdown)),
        ("a.txt", "<html>", .note(.text)), ("README", "words", .note(.text)), ("README", "", .note(.text)),
        ("page", "\n<!DOCTYPE HTML><p>", .note(.html)), ("a.swift", "let a", .note(.text)), ("a.png", "text", .picture),
        ("A.JPEG", "", .picture), ("picture", "GIF89a", .picture), ("picture", "\u{0}\u{1}", .other),
        ("a.html", "\u{0}\u{1}\u{2}", .other), (".html", "words", .note(.text)),
    ])
    func theKindIsRecognized(_ name: String, _ start: String, _ kind: FileKind) {
        #expect(FileKind(named: name, start: Array(start.utf8)) == kind)
    }

    @Test func textInUTF16IsText() {
        let wide = "some words".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(FileKind(named: "a.txt", start: [0xFF, 0xFE] + wide) == .note(.text))
        #expect(FileKind(named: "a.txt", start: wide) == .note(.text))
    }

    @Test func aProgramIsNotANote() {
        let start: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 62, 0]
        #expect(FileKind(named: "program", start: start) == .other)
        #expect(FileKind(named: "program.txt", start: start) == .other)
    }
}
