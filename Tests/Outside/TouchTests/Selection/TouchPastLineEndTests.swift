import TestSupport
import XCTest

@testable import Driving

/// E10, E19: past the end of a line, a double tap selects its last word, or nothing if the line has no words. It never selects
/// the line break.
final class TouchPastLineEndTests: TouchTestCase {
    func testADoubleTapPastALinesEndSelectsItsLastWordOrNothing() throws {
        try write(Self.linesToClickPast)
        for (line, expected) in [(0, "two"), (1, ""), (2, "four"), (3, ""), (4, "last")] {
            waitForNewSuccession()
            try touch.doubleTap(at: placePastEnd(ofLine: line))
            _ = try openMenu(.edit)
            try expectSelection(expected)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }
}
