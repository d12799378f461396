import TestSupport
import XCTest

@testable import Driving

/// The divider between text and pictures, with a finger.
final class TouchDividerTests: TouchTestCase {
    /// A press on the divider closes the menu, and the divider follows the finger all the way.
    func testTheDividerFollowsTheFingerThatClosesAMenu() throws {
        let frame = try window.visibleFrame
        func point(_ x: Int, _ y: Int) -> ScreenPoint { ScreenPoint(x: frame.x + x, y: frame.y + y) }
        for goal in [200, 600, 300] {
            let start = try note.extents.width
            try touch.hold(at: point(100, 400))
            try app.waitUntil("the menu") { try !self.openMenus.isEmpty }
            try waitForQuiet()
            try touch.begin(at: point(start, 500))
            try touch.move(to: point(goal, 520), steps: 6, milliseconds: 120)
            try touch.end()
            try expectNoMenu()
            try app.waitUntil("the divider where the finger released it") {
                try abs(self.note.extents.width - goal) < 12
            }
        }
    }
}
