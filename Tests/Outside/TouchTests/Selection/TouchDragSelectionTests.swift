import TestSupport
import XCTest

@testable import Driving

/// Selecting with a finger that taps twice and drags (E19, E23).
final class TouchDragSelectionTests: TouchTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"

    override func setUpWithError() throws {
        try super.setUpWithError()
        try write("an ant ate nothing else\nand the bee saw six others\nby the old sea")
    }

    /// Puts a finger down after a number of taps, within the time of a multiple tap.
    private func tapAndPress(_ place: ScreenPoint, taps: Int = 1) throws {
        for _ in 0..<taps {
            try touch.tap(at: place)
            pause(milliseconds: 60)
        }
        try touch.begin(at: place)
    }

    private func inside(_ word: String) throws -> ScreenPoint { try place(of: word).moved(x: -2, y: 0) }

    /// E19, E23: it selects whole words, forward and backward, over several lines and with pauses; the menu opens as the finger
    /// lifts.
    func testDraggingAfterADoubleTapSelectsByWords() throws {
        try tapAndPress(try place(of: "bee"))
        try expectSelection("bee")
        pause(milliseconds: 700)
        XCTAssertNil(try app.windows.loupe)
        try touch.move(to: try inside("six"))
        try expectSelection("bee saw six")
        try expectNoMenu()
        pause(milliseconds: 700)
        try touch.move(to: try inside("old"))
        try expectSelection("bee saw six others\nby the old")
        try touch.move(to: try inside("ate"))
        try expectSelection("ate nothing else\nand the bee")
        try touch.move(to: try inside("saw"))
        try expectSelection("bee saw")
        try touch.end()
        try expectMenu(.edit, offered)
        try expectSelection("bee saw")
        try expectHandles(around: "bee saw")
    }

    /// E19: after a triple tap, dragging selects by paragraphs.
    func testDraggingAfterATripleTapSelectsByParagraphs() throws {
        try tapAndPress(try place(of: "bee"), taps: 2)
        try expectSelection("and the bee saw six others")
        try touch.move(to: try inside("old"))
        try expectSelection("and the bee saw six others\nby the old sea")
        try touch.move(to: try inside("ate"))
        try expectSelection("an ant ate nothing else\nand the bee saw six others")
        try touch.end()
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
    }

    /// A second finger cancels it: the previous selection is restored.
    func testASecondFingerCancelsTheDrag() throws {
        try touch.doubleTap(at: try place(of: "ant"))
        try expectSelection("ant")
        try expectMenu(.edit, offered)
        waitForNewSuccession()
        try tapAndPress(try place(of: "bee"))
        try touch.move(to: try inside("six"))
        try expectSelection("bee saw six")
        let caret = try note.text.distance(from: note.text.startIndex, to: note.text.range(of: "bee")!.lowerBound)
        try touch.begin(at: try inside("sea"), finger: 1)
        try expectSelection("")
        XCTAssertTrue(try (caret...caret + 3).contains(note.caretOffset))
        try touch.end(finger: 1)
        try touch.end()
        try waitForQuiet()
        try expectSelection("")
        try expectNoMenu()
    }
}
