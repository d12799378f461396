import XCTest

@testable import Gtk

/// A text in stretches of one style.
final class TextRunTests: GtkTestCase {
    func testRunsAreAsLongAsTheirStylesStayTheSame() throws {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = "plain bold both 👍"
        buffer.set(.bold, true, in: 6..<15)
        buffer.set(.italic, true, in: 11..<15)
        buffer.setRightToLeft(true, in: 0..<3)
        XCTAssertEqual(
            buffer.runs(in: 0..<buffer.count),
            [
                TextBuffer.Run("plain "), TextBuffer.Run("bold ", [.bold]),
                TextBuffer.Run("both", [.bold, .italic]), TextBuffer.Run(" 👍"),
            ])
        XCTAssertEqual(
            buffer.runs(in: 8..<12), [TextBuffer.Run("ld ", [.bold]), TextBuffer.Run("b", [.bold, .italic])])
        XCTAssertEqual(buffer.runs(in: 3..<3), [])
    }

    func testAdjacentStretchesOfOneStyleAreOneRun() throws {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = "one\ntwo\nthree"
        buffer.setRightToLeft(true, in: 5..<5)
        XCTAssertEqual(buffer.runs(in: 0..<buffer.count), [TextBuffer.Run("one\ntwo\nthree")])
    }
}
