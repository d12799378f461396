import TestSupport
import XCTest

@testable import Driving

/// E10, E19: past the end of a line a double tap selects its last word; where a line has none, nothing. Never the line break.
final class TouchPastLineEndTests: TouchTestCase {
    func testADoubleTapSelectsTheLastWordOrNothing() throws {
        try write("one two\n\nthree four.\n— …\nlast")
        for (line, expected) in [(0, "two"), (8, ""), (9, "four"), (21, ""), (25, "last")] {
            let letter = try note.screenRectangle(ofCharacters: line..<line + 1)
            waitForNewSuccession()
            try touch.doubleTap(at: ScreenPoint(x: try note.screenRectangle.right - 60, y: letter.center.y))
            _ = try openMenu(.edit)
            try expectSelection(expected)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
