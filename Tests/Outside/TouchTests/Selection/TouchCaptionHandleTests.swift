import TestSupport
import XCTest

@testable import Driving

/// The handles of a caption, which is an overlay of its pane, follow it (E6, E22). Only the screen shows where they are.
final class TouchCaptionHandleTests: TouchTestCase {
    /// Holds the caption, and returns the places of the knobs relative to its centre.
    private func hold() throws -> [ScreenPoint] {
        try touch.hold(at: try caption.screenRectangle.center)
        try expectMenu(.edit, "Copy | Edit Caption…")
        let (knobs, middle) = (try expectTwoKnobs(), try caption.screenRectangle.center)
        return knobs.map { ScreenPoint(x: $0.x - middle.x, y: $0.y - middle.y) }
    }

    private func expect(_ knobs: [ScreenPoint]) throws {
        try expectKnobs {
            let middle = try self.caption.screenRectangle.center
            return knobs.map { $0.moved(x: middle.x, y: middle.y) }
        }
    }

    /// E6: they follow it when the window shrinks.
    func testHandlesFollowTheCaptionInASmallerWindow() throws {
        let knobs = try hold()
        let (before, size) = (try caption.screenRectangle, try window.frame)
        try app.windows.resize(try window, width: size.width - 60, height: size.height - 60)
        try app.waitUntil("the caption to move") { try self.caption.screenRectangle != before }
        try expect(knobs)
    }
}
