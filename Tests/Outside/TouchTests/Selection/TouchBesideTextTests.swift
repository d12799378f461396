import TestSupport
import XCTest

@testable import Driving

/// Two fingers, and dividers beside text: one finger's gesture isn't disturbed by anything else.
final class TouchBesideTextTests: TouchTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try putCaret(before: "caption")
        waitForNewSuccession()
    }

    /// The right edge of the note, where the divider is.
    private var edge: Int { get throws { try note.screenRectangle.right } }

    private var divider: ScreenPoint {
        get throws { ScreenPoint(x: try edge, y: try note.screenRectangle.bottom - 60) }
    }

    /// A finger on text near the divider makes a hold, and moves only the text's insertion point.
    func testAHoldNearTheDividerDoesNotMoveIt() throws {
        let (before, place) = (try edge, try divider.moved(x: -30, y: 0))
        try touch.begin(at: place)
        try touch.move(to: place.moved(x: 5, y: 0), steps: 5)
        try expectLoupe()
        try touch.move(to: place.moved(x: -80, y: 0))
        XCTAssertEqual(try edge, before)
        try touch.end()
        try expectNoLoupe()
        try waitForQuiet()
        XCTAssertEqual(try edge, before)
    }

    /// A drag on text near the divider acts on the text.
    func testADragNearTheDividerDoesNotMoveIt() throws {
        for way in [ScreenPoint(x: -90, y: 2), ScreenPoint(x: 2, y: -90)] {
            let (before, place) = (try edge, try divider.moved(x: -30, y: 0))
            try touch.begin(at: place)
            try touch.move(to: place.moved(x: way.x, y: way.y))
            try touch.end()
            try waitForQuiet()
            XCTAssertEqual(try edge, before)
            waitForNewSuccession()
        }
    }

    /// While a finger holds text, another one doesn't move the divider.
    func testASecondFingerDoesNotMoveTheDividerDuringAHold() throws {
        let (before, caret) = (try edge, try note.caretOffset)
        try touch.begin(at: try place(of: "finger"))
        try expectLoupe()
        try touch.begin(at: try divider, finger: 1)
        try touch.move(to: try divider.moved(x: -80, y: 0), finger: 1)
        try expectNoLoupe()
        try expectCaret(at: caret)
        try touch.end(finger: 1)
        try touch.end()
        try waitForQuiet()
        XCTAssertEqual(try edge, before)
    }

    /// While a finger moves the divider, another one on the text doesn't move the insertion point, and the divider doesn't jump.
    func testASecondFingerOnTextDoesNotDisturbADividerDrag() throws {
        let (before, caret, start) = (try edge, try note.caretOffset, try divider)
        try touch.begin(at: start)
        try touch.move(to: start.moved(x: -40, y: 0))
        try app.waitUntil("the divider to follow") { try abs(self.edge - before + 40) < 12 }
        try waitForQuiet()
        let now = try edge
        try touch.begin(at: try place(of: "mouse"), finger: 1)
        pause(milliseconds: 700)
        XCTAssertNil(try app.windows.loupe)
        try touch.move(to: try place(of: "picture"), finger: 1)
        XCTAssertEqual(try edge, now)
        try expectCaret(at: caret)
        try touch.end(finger: 1)
        try touch.end()
        try waitForQuiet()
        try expectCaret(at: caret)
        XCTAssertEqual(try edge, now)
        try expectNoMenu()
    }

    /// Two fingers that touch text at the same time and lift again do nothing.
    func testATapWithTwoFingersDoesNothing() throws {
        let caret = try note.caretOffset
        try touch.begin(at: try place(of: "finger"))
        try touch.begin(at: try place(of: "picture"), finger: 1)
        pause(milliseconds: 40)
        try touch.end(finger: 1)
        try touch.end()
        try waitForQuiet()
        try expectCaret(at: caret)
        try expectNoMenu()
    }
}
