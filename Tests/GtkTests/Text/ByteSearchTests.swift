import XCTest

@testable import Gtk

/// What is counted and found many bytes at a time is what Swift counts and finds.
final class ByteSearchTests: XCTestCase {
    func testScalarsAreCounted() {
        for text in ["", "a", "ü", "日本", "😀e\u{301}", "\u{1F1E9}\u{1F1EA}", String(repeating: "aü日😀", count: 1000)] {
            XCTAssertEqual(ByteSearch.scalarCount(of: text), text.unicodeScalars.count, text.debugDescription)
        }
    }

    func testBytesAreFound() {
        XCTAssertFalse(ByteSearch.contains([0x0A, 0x0D], in: ""))
        XCTAssertFalse(ByteSearch.contains([0x0A, 0x0D], in: "one two\u{2028}"))
        XCTAssertTrue(ByteSearch.contains([0x0A, 0x0D], in: "one\rtwo"))
        XCTAssertTrue(ByteSearch.contains([0x0A, 0x0D], in: String(repeating: "日", count: 999) + "\n"))
        XCTAssertEqual(ByteSearch.first(0x62, in: Array("abcb".utf8), from: 2), 3)
        XCTAssertNil(ByteSearch.first([0x62, 0x63], in: Array("abcb".utf8), from: 2))
    }
}
