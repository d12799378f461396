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
            buffer.richText(in: 0..<buffer.count).styleRuns,
            [
                TextBuffer.Run("plain "), TextBuffer.Run("bold ", [.bold]),
                TextBuffer.Run("both", [.bold, .italic]), TextBuffer.Run(" 👍"),
            ])
        XCTAssertEqual(
            buffer.richText(in: 8..<12).styleRuns,
            [TextBuffer.Run("ld ", [.bold]), TextBuffer.Run("b", [.bold, .italic])])
        XCTAssertEqual(buffer.richText(in: 3..<3).styleRuns, [])
    }

    func testAdjacentStretchesOfOneStyleAreOneRun() throws {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = "one\ntwo\nthree"
        buffer.setRightToLeft(true, in: 5..<5)
        XCTAssertEqual(buffer.richText(in: 0..<buffer.count).styleRuns, [TextBuffer.Run("one\ntwo\nthree")])
    }
}
