import TestSupport
import XCTest

@testable import Driving

/// E10, E19, E23: past the end of a line a double click selects its last word; where a line has none, nothing. Never the line
/// break.
final class PastLineEndTests: AppTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("one two\n\nthree four.\n— …\nlast")
    }

    /// A place far to the right of where a line begins.
    private func pastEnd(ofLineAt offset: Int) throws -> ScreenPoint {
        let (letter, area) = (try note.screenRectangle(ofCharacters: offset..<offset + 1), try note.screenRectangle)
        return ScreenPoint(x: area.right - 60, y: letter.center.y)
    }

    func testADoubleClickSelectsTheLastWordOrNothing() throws {
        for (line, expected) in [(0, "two"), (8, ""), (9, "four"), (21, ""), (25, "last")] {
            try doubleClick(at: pastEnd(ofLineAt: line))
            _ = try openMenu(.edit)
            try expectSelection(expected)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testOnAnEmptyLineATripleClickSelectsNothing() throws {
        waitForNewSuccession()
        let place = try pastEnd(ofLineAt: 8)
        app.pointer.doubleClick(at: place)
        app.pointer.click(at: place)
        _ = try openMenu(.edit)
        try expectSelection("")
    }
}
