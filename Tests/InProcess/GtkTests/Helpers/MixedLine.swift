import XCTest

@testable import Gtk
@testable import Platform

/// Lines with mixed fonts or directions, and the expected bounds of their parts, in a label and in a text view.
enum MixedLine {
    /// Words that are in another font than the Latin letters around them.
    static let words = ["한글", "漢字かな", "สวัสดี", "नमस्ते", "😀", "مرحبا"]

    /// Returns the line around a word.
    static func text(_ word: String) -> String { "a \(word). b" }

    /// Checks that parts of the line around a word are on that line and have tight bounds.
    static func expectOneLine(_ word: String, _ bounds: (Range<Int>) -> Rectangle) {
        let count = word.unicodeScalars.count
        let all = bounds(0..<text(word).unicodeScalars.count)
        for range in [2..<2 + count, 2..<3 + count, 1..<3 + count, 0..<3 + count, 2..<4 + count] {
            let part = bounds(range)
            XCTAssertGreaterThanOrEqual(part.minY, all.minY, "\(range) of \(word)")
            XCTAssertLessThanOrEqual(part.maxY, all.maxY, "\(range) of \(word)")
            XCTAssertLessThan(part.width, 150, "\(range) of \(word)")
            XCTAssertGreaterThan(part.width, 4, "\(range) of \(word)")
        }
    }

    /// A line with a word in the other direction.
    static let bothWays = "abc שלום def"

    /// Checks that the first half of that word is at its right.
    static func expectHalfAtTheRight(_ bounds: (Range<Int>) -> Rectangle) {
        let (word, half) = (bounds(4..<8), bounds(4..<6))
        XCTAssertEqual(half.maxX, word.maxX, accuracy: 1)
        XCTAssertGreaterThan(half.minX, word.minX + 5)
    }
}
