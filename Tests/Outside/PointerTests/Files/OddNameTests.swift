import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A file whose name isn't UTF-8 is opened, saved and checked for changes like any other (R28).
final class OddNameTests: FileTestCase {
    /// The name's bytes are "caf", one that isn't UTF-8, and ".txt"; it is shown with a replacement character.
    private static let name = "caf" + ChildProcess.scalar(forByte: 0xE9) + ".txt"
    private static let shown = "caf\u{FFFD}.txt"

    override var firstFile: (name: String, content: String)? { nil }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try notes.folder("odd")
        try put("words")
    }

    override var arguments: [String] { [notes.path + "/odd/" + Self.name] }

    private var file: [CChar] { ChildProcess.bytes(of: notes.path + "/odd/" + Self.name) }

    private func put(_ text: String) throws {
        let stream = try XCTUnwrap(fopen(file, "w"))
        fputs(text, stream)
        fclose(stream)
    }

    private var content: String? {
        guard let stream = fopen(file, "r") else { return nil }
        defer { fclose(stream) }
        var bytes = [UInt8](repeating: 0, count: 1000)
        let count = fread(&bytes, 1, bytes.count, stream)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// Returns the number of entries in the file's folder, including the file itself.
    private func count() throws -> Int {
        let entries = try XCTUnwrap(opendir(notes.path + "/odd"))
        defer { closedir(entries) }
        var count = 0
        while readdir(entries) != nil { count += 1 }
        return count - 2
    }

    func testAFileWithANonUTF8NameIsOpenedAndSaved() throws {
        try expectTitle(Self.shown)
        try expectText("words")
        try typeAtEnd("!")
        try save(Self.shown)
        XCTAssertEqual(content, "words!")
        XCTAssertEqual(try count(), 1)
        XCTAssertNil(try app.accessible.message)
        // A change by another program is noticed.
        try put("others")
        try typeAtEnd("?")
        try app.keyboard.press("ctrl+s")
        try sheet.choose("Reload", in: "Another program changed “\(Self.shown)”")
        try expectText("others")
        // The dialog starts in the file's folder.
        try saveAs("beside.txt")
        try expectTitle("beside.txt")
        XCTAssertEqual(try count(), 2)
    }
}
