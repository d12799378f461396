import XCTest

@testable import Gtk
@testable import Platform

/// A text's runs, each with one style.
final class TextRunTests: GtkTestCase {
    private struct Run: Equatable {
        let text: String
        let styles: Set<TextStyle>
    }

    private func runs(of buffer: TextBuffer, in range: Range<Int>) -> [Run] {
        buffer.richText(in: range).withoutDirections.runs.map { Run(text: $0.text, styles: $0.attributes.styles) }
    }

    func testRunsEndWhereStylesChange() throws {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = "plain bold both 👍"
        buffer.set(.bold, true, in: 6..<15)
        buffer.set(.italic, true, in: 11..<15)
        buffer.setRightToLeft(true, in: 0..<3)
        XCTAssertEqual(
            runs(of: buffer, in: 0..<buffer.count),
            [("plain ", []), ("bold ", [.bold]), ("both", [.bold, .italic]), (" 👍", [])].map(Run.init))
        XCTAssertEqual(
            runs(of: buffer, in: 8..<12), [("ld ", [.bold]), ("b", [.bold, .italic])].map(Run.init))
        XCTAssertEqual(runs(of: buffer, in: 3..<3), [])
    }

    func testAdjacentStretchesOfOneStyleAreOneRun() throws {
        let buffer = TextBuffer()
        buffer.installStyles()
        buffer.text = "one\ntwo\nthree"
        buffer.setRightToLeft(true, in: 5..<5)
        XCTAssertEqual(runs(of: buffer, in: 0..<buffer.count), [Run(text: "one\ntwo\nthree", styles: [])])
    }
}
