import TestSupport
import XCTest

@testable import Driving

/// E10, E19, E23: past the end of a line, a double click selects its last word, or nothing if the line has no words. It never
/// selects the line break.
final class PastLineEndTests: AppTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try write(Self.linesToClickPast)
    }

    func testADoubleClickPastALinesEndSelectsItsLastWordOrNothing() throws {
        for (line, expected) in [(0, "two"), (1, ""), (2, "four"), (3, ""), (4, "last")] {
            try doubleClick(at: placePastEnd(ofLine: line))
            _ = try openMenu(.edit)
            try expectSelection(expected)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testATripleClickOnAnEmptyLineSelectsNothing() throws {
        waitForNewSuccession()
        let place = try placePastEnd(ofLine: 1)
        app.pointer.doubleClick(at: place)
        app.pointer.click(at: place)
        _ = try openMenu(.edit)
        try expectSelection("")
    }
}
