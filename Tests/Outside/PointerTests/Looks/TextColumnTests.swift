import TestSupport
import XCTest

@testable import Driving

/// The note's text is in a column with margins.
final class TextColumnTests: AppTestCase {
    /// Words that are all different.
    private static let words = (100..<160).map { "word\($0)" }.joined(separator: " ")

    /// Returns the number of letters in the first line, the left margin, and the space between the longest line and the right
    /// edge.
    private func look() throws -> (letters: Int, left: Int, right: Int) {
        let area = try note.screenRectangle
        let words = try Self.words.split(separator: " ").map { try note.screenRectangle(ofText: String($0)) }
        let first = words.prefix { $0.y == words[0].y }
        return (first.count * 8 - 1, words[0].x - area.x, area.right - (words.map(\.right).max() ?? 0))
    }

    func testAWideWindowCentresTheTextColumn() throws {
        try write(Self.words)
        try app.keyboard.press("F9")
        try app.windows.resize(window, width: 1200, height: 640)
        try app.waitUntil("the text over the whole width") { try self.note.screenRectangle.width > 1150 }
        let wide = try waitFor("the column", value: { try look() }, until: { (50...76).contains($0.letters) })
        XCTAssertGreaterThan(wide.left, 200)
        XCTAssertLessThan(abs(wide.left - wide.right), 60, "\(wide)")
        // With larger text, a line has as many letters.
        for _ in 0..<3 { try app.keyboard.press("ctrl+plus") }
        let large = try waitFor("the wider column", value: { try look() }, until: { $0.left < wide.left - 40 })
        XCTAssertTrue((50...76).contains(large.letters), "\(large)")
        try app.keyboard.press("ctrl+0")
        _ = try waitFor("the column again", value: { try look() }, until: { $0.left == wide.left })
    }

    func testANarrowWindowKeepsASmallMargin() throws {
        try write(Self.words)
        try app.windows.resize(window, width: 360, height: 500)
        try expectNarrow()
        // And back: a wide window can be made narrow again.
        try app.windows.resize(window, width: 1100, height: 500)
        _ = try waitFor("a wide one", value: { try look() }, until: { $0.left > 30 })
        try app.windows.resize(window, width: 360, height: 500)
        try expectNarrow()
    }

    /// Waits for a narrow column with a small margin. While the window shrinks, some words are in their new place and others in
    /// the old one.
    private func expectNarrow() throws {
        _ = try waitFor("a narrow column with a small margin", value: { try look() }) {
            $0.letters < 50 && (12...30).contains($0.left) && $0.right >= 0
        }
    }
}
