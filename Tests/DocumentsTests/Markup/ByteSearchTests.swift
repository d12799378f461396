import XCTest

@testable import Documents
@testable import Platform

/// What is found many bytes at a time is what Swift finds.
final class ByteSearchTests: XCTestCase {
    func testBytesAreFound() {
        XCTAssertFalse(ByteSearch.contains([0x0A, 0x0D], in: ""))
        XCTAssertFalse(ByteSearch.contains([0x0A, 0x0D], in: "one two\u{2028}"))
        XCTAssertTrue(ByteSearch.contains([0x0A, 0x0D], in: "one\rtwo"))
        XCTAssertTrue(ByteSearch.contains([0x0A, 0x0D], in: String(repeating: "日", count: 999) + "\n"))
        XCTAssertEqual(ByteSearch.first(0x62, in: Array("abcb".utf8), from: 2), 3)
        XCTAssertNil(ByteSearch.first([0x62, 0x63], in: Array("abcb".utf8), from: 2))
    }
}
