import TestSupport
import XCTest

@testable import Driving

/// A finger between two lines acts on the nearest line.
final class TouchBetweenLinesTests: TouchTestCase {
    private static let text = "alpha beta\ngamma delta"

    /// Returns two points between the lines, each with the first word of the nearest line and its offset.
    private func points() throws -> [(point: ScreenPoint, word: String, offset: Int)] {
        let above = try note.screenRectangle(ofText: "alpha")
        let below = try note.screenRectangle(ofText: "gamma")
        XCTAssertGreaterThan(below.y - above.bottom, 8, "too little space between the lines")
        return [
            (ScreenPoint(x: above.x + 2, y: above.bottom + 3), "alpha", 0),
            (ScreenPoint(x: above.x + 2, y: below.y - 3), "gamma", 11),
        ]
    }

    func testATapMovesTheInsertionPointToTheNearestLine() throws {
        try write(Self.text)
        for (point, _, offset) in try points() {
            waitForNewSuccession()
            try touch.tap(at: point)
            try expectCaret(at: offset)
        }
    }

    /// E7: the selection is kept.
    func testATapOnTheSelectionKeepsIt() throws {
        try write(Self.text)
        for (point, _, _) in try points() {
            try app.keyboard.press("ctrl+a")
            try expectSelection(Self.text)
            waitForNewSuccession()
            try touch.tap(at: point)
            _ = try openMenu(.edit)
            try expectSelection(Self.text)
            try app.keyboard.press("Escape")
            try expectNoMenu()
        }
    }

    func testADoubleTapSelectsAWordOfTheNearestLine() throws {
        try write(Self.text)
        for isSelected in [false, true] {
            for (point, word, _) in try points() {
                try app.keyboard.press(isSelected ? "ctrl+a" : "ctrl+Home")
                try expectSelection(isSelected ? Self.text : "")
                waitForNewSuccession()
                try touch.doubleTap(at: point)
                _ = try openMenu(.edit)
                try expectSelection(word)
                try app.keyboard.press("Escape")
                try expectNoMenu()
            }
        }
    }
}
