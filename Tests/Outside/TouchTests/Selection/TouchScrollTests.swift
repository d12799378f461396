import TestSupport
import XCTest

@testable import Driving

/// Scrolling text with a finger, which doesn't affect anything else.
final class TouchScrollTests: TouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    override func setUpWithError() throws {
        try super.setUpWithError()
        try write((1...60).map { "line \($0) has some words to begin a swipe on" }.joined(separator: "\n"))
        try app.keyboard.press("ctrl+Home")
        try app.waitUntil("the text to be at its start") {
            try note.screenRectangle(ofCharacters: 0..<1).y >= note.screenRectangle.y
        }
        _ = try Screenshot.settled(of: try note.screenRectangle.inset(by: 20))
        waitForNewSuccession()
    }

    /// The distance of the first line from the top of the screen, in points: smaller the further the text is scrolled.
    private var top: Int { get throws { try note.screenRectangle(ofCharacters: 0..<1).y } }

    private var start: ScreenPoint { get throws { try place(of: "line 9 has") } }

    /// Moves a touching finger straight up or down, at a speed in points per second.
    private func drag(by points: Int, from place: ScreenPoint, at speed: Double) throws {
        let (way, end) = (Double(abs(points)), place.moved(x: 0, y: points))
        let steps = max(1, Int(min(way, way / speed * 60)))
        try touch.move(to: end, steps: steps, milliseconds: way / speed * 1000)
    }

    /// Waits until the text has stopped, and returns its place.
    @discardableResult
    private func settledTop() throws -> Int {
        _ = try Screenshot.settled(of: try note.screenRectangle.inset(by: 20))
        return try top
    }

    /// The insertion point doesn't move, and nothing is selected, at any speed of the finger.
    func testASwipeAtAnySpeedDoesNotMoveTheInsertionPoint() throws {
        try moveCaret(to: 3)
        try expectCaret(at: 3)
        for speed in [25.0, 60, 100, 170, 600] {
            let (before, place) = (try top, try start)
            try touch.begin(at: place)
            try drag(by: -40, from: place, at: speed)
            try app.waitUntil("the text to follow at \(speed) points a second") { try self.top <= before - 38 }
            XCTAssertEqual(try note.selectedText, "", "at \(speed) points a second")
            try touch.end()
            try settledTop()
            try expectCaret(at: 3)
            try expectNoMenu()
        }
    }

    /// E6: a swipe that begins on the selection keeps it, too; menu and handles are visible again when the text has stopped.
    func testASwipeKeepsTheSelectionItsMenuAndItsHandles() throws {
        try touch.doubleTap(at: try place(of: "line 12 has"))
        try app.waitUntil("a word to be selected") { try !self.note.selectedText.isEmpty }
        let selected = try note.selectedText
        try expectMenu(.edit, offered)
        waitForNewSuccession()
        for points in [-60, 40] {
            let (before, place) = (try top, try start)
            try touch.begin(at: place)
            try expectSelection(selected)
            try drag(by: points, from: place, at: 150)
            try expectNoMenu()
            try app.waitUntil("the text to follow") { try abs(self.top - before - points) <= 1 }
            pause(milliseconds: 300)
            try touch.end()
            try expectMenu(.edit, offered)
            try expectSelection(selected)
            XCTAssertEqual(app.windows.popovers.count, 1)
        }
        // Stopping moving text isn't a tap.
        let place = try start
        try touch.begin(at: place)
        try drag(by: -60, from: place, at: 800)
        try touch.end()
        pause(milliseconds: 60)
        try touch.tap(at: place)
        try expectMenu(.edit, offered)
        try expectSelection(selected)
    }

    /// A second finger neither stops the first one, nor moves anything itself.
    func testASecondFingerDoesNotDisturbScrolling() throws {
        try moveCaret(to: 3)
        let (before, place) = (try top, try start)
        try touch.begin(at: place)
        try drag(by: -60, from: place, at: 400)
        try app.waitUntil("the text to follow") { try abs(self.top - before + 60) <= 1 }
        let other = place.moved(x: 60, y: 40)
        try touch.begin(at: other, finger: 1)
        try touch.move(to: other.moved(x: 0, y: 50), finger: 1)
        XCTAssertEqual(Double(try top), Double(before - 60), accuracy: 1)
        try drag(by: -40, from: place.moved(x: 0, y: -60), at: 300)
        try app.waitUntil("the text to follow the first finger") { try abs(self.top - before + 100) <= 1 }
        try touch.end(finger: 1)
        pause(milliseconds: 300)
        try touch.end()
        XCTAssertEqual(Double(try settledTop()), Double(before - 100), accuracy: 1)
        try expectCaret(at: 3)
        try expectNoMenu()
    }

    /// The text moves exactly as far as the finger, with a pause in between and one before it lifts.
    func testTheTextFollowsTheFingerAndStaysWhereReleased() throws {
        let (before, place) = (try top, try start)
        try touch.begin(at: place)
        try drag(by: -120, from: place, at: 900)
        pause(milliseconds: 400)
        try app.waitUntil("the text to be where the finger is") { try abs(self.top - before + 120) <= 1 }
        try drag(by: -60, from: place.moved(x: 0, y: -120), at: 900)
        pause(milliseconds: 400)
        try touch.end()
        XCTAssertEqual(Double(try settledTop()), Double(before - 180), accuracy: 1)
        let back = place.moved(x: 0, y: -40)
        try touch.begin(at: back)
        try drag(by: 100, from: back, at: 200)
        pause(milliseconds: 300)
        try touch.end()
        XCTAssertEqual(Double(try settledTop()), Double(before - 80), accuracy: 1)
    }

    /// A finger never moves perfectly straight: the overall direction counts, not its first motion.
    func testASwipeThatBeginsSidewaysScrolls() throws {
        try moveCaret(to: 3)
        let (before, place) = (try top, try start)
        try touch.begin(at: place)
        try touch.move(to: place.moved(x: 3, y: 0), steps: 3, milliseconds: 60)
        try touch.move(to: place.moved(x: 6, y: -100), steps: 20, milliseconds: 400)
        try app.waitUntil("the text to follow") { try abs(self.top - before + 100) <= 1 }
        XCTAssertEqual(try note.selectedText, "")
        pause(milliseconds: 300)
        try touch.end()
        XCTAssertEqual(Double(try settledTop()), Double(before - 100), accuracy: 1)
        try expectCaret(at: 3)
    }

    /// Text that was thrown keeps moving; a touch stops it, and does nothing else.
    func testATouchStopsTextThatKeepsScrolling() throws {
        try moveCaret(to: 3)
        let (before, place) = (try top, try start)
        try touch.begin(at: place)
        try drag(by: -100, from: place, at: 1500)
        try touch.end()
        try app.waitUntil("the text to keep scrolling") { try self.top < before - 160 }
        try touch.tap(at: place.moved(x: 30, y: 60))
        // Without the touch it would move more than 300 points further.
        XCTAssertGreaterThan(try settledTop(), before - 350)
        try expectCaret(at: 3)
        try expectNoMenu()
        // The next tap counts again.
        waitForNewSuccession()
        try touch.tap(at: place)
        try app.waitUntil("the insertion point to be where the tap was") { try self.note.caretOffset > 100 }
    }

    /// Only a tap moves the insertion point, and only at its end.
    func testATapMovesTheInsertionPointOnRelease() throws {
        try moveCaret(to: 3)
        let word = try note.screenRectangle(ofText: "line 7 has")
        try touch.begin(at: ScreenPoint(x: word.x + 1, y: word.center.y))
        pause(milliseconds: 150)
        try expectCaret(at: 3)
        try touch.end()
        let text = try note.text
        let offset = text.distance(from: text.startIndex, to: try XCTUnwrap(text.range(of: "line 7")).lowerBound)
        try expectCaret(at: offset)
        try app.keyboard.type("x")
        try app.waitUntil("the typed letter to be inserted there") { try self.note.text.contains("xline 7") }
    }
}
